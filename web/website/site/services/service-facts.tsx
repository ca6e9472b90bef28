import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** Returns a service's ages and places as short texts, as far as they are given. */
function useServiceFacts({ ages, places }: OfferedService): string[] {
  const { agesText, placeNames } = useSite().words.ownServices;
  return [...(ages === null ? [] : [agesText(ages)]), ...places.map((place) => placeNames[place])];
}

interface ServiceFactsProps {
  service: OfferedService;
  className: string;
}

/** The same as small labels; nothing if none are given. */
export function ServiceFacts({ service, className }: ServiceFactsProps) {
  const facts = useServiceFacts(service);
  if (facts.length === 0) return null;
  return (
    <ul className="mt-4 flex w-full flex-wrap gap-2">
      {facts.map((fact) => (
        <li key={fact} className={`${className} rounded-full px-4 py-1.5 font-semibold text-sm`}>
          {fact}
        </li>
      ))}
    </ul>
  );
}
