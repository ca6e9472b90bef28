import type { ServiceId } from '#web/site/content/en/services-content.ts';
import { siteWidth } from '#web/site/parts/page-section.tsx';
import { useSitePath, useSiteWords } from '#web/site/parts/site-language.ts';

/** The way from one service's page to those of the others. */
export function OtherServices({ than }: { than: ServiceId }) {
  const { otherServices, serviceTitles } = useSiteWords().services;
  const pathOf = useSitePath();
  return (
    <nav aria-label={otherServices} className={`${siteWidth} pb-10 print:hidden`}>
      <h2 className="mb-2 font-semibold text-lg">{otherServices}</h2>
      <ul className="flex flex-wrap gap-x-6">
        {serviceTitles()
          .filter(({ id }) => id !== than)
          .map(({ id, title }) => (
            <li key={id}>
              <a
                href={pathOf(`/services/${id}`)}
                className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
              >
                {title}
              </a>
            </li>
          ))}
      </ul>
    </nav>
  );
}
