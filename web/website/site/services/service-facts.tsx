import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { useSiteWords } from '#web/website/site/parts/site-language.ts';

/** For whom a service is and where it is given, as far as the practice says it, in a few words each. */
function useServiceFacts({ ages, places }: OfferedService): string[] {
  const { agesText, placeNames } = useSiteWords().ownServices;
  return [...(ages === null ? [] : [agesText(ages)]), ...places.map((place) => placeNames[place])];
}

interface ServiceFactsProps {
  service: OfferedService;
  className: string;
}

/** The same as small labels; nothing where the practice says none of it. */
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
