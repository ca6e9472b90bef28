import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { useOfferedServices } from './use-offered-services.ts';

/** Links from one service's page to the others. */
export function OtherServices({ than }: { than: string }) {
  const { words, pathOf } = useSite();
  const { otherServices } = words.services;
  const others = useOfferedServices().filter(({ id }) => id !== than);
  if (others.length === 0) return null;
  return (
    <nav aria-label={otherServices} className={`${siteWidth} pb-10 print:hidden`}>
      <h2 className="mb-2 font-semibold text-lg">{otherServices}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {others.map(({ id, path, title }) => (
          <li key={id}>
            <a
              href={pathOf(path)}
              className="inline-flex min-h-11 items-center py-2 font-semibold text-primary leading-tight underline-offset-4 hover:underline"
            >
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
