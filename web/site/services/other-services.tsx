import { type ServiceId, serviceTitles } from '#web/site/content/en/services-content.ts';
import { siteWidth } from '#web/site/parts/page-section.tsx';

/** The way from one service's page to those of the others. */
export function OtherServices({ than }: { than: ServiceId }) {
  return (
    <nav aria-label="Other services" className={`${siteWidth} pb-10 print:hidden`}>
      <h2 className="mb-2 font-semibold text-lg">Other services</h2>
      <ul className="flex flex-wrap gap-x-6">
        {serviceTitles()
          .filter(({ id }) => id !== than)
          .map(({ id, title }) => (
            <li key={id}>
              <a
                href={`/services/${id}`}
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
