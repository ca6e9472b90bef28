import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { PointCards } from '#web/website/site/parts/point-cards.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

interface ServiceConditionsProps {
  service: OfferedService;
  /** The title of the part, if a page has its own. */
  title?: string;
  lead?: string;
}

/** The conditions that a service is for, in families' terms; nothing if none are named. */
export function ServiceConditions({ service: { conditions }, title, lead }: ServiceConditionsProps) {
  const { whoTitle } = useSite().words.ownServices.ownServicePage;
  if (conditions.length === 0) return null;
  const areExplained = conditions.some(({ text }) => text !== '');
  return (
    <PageSection title={title ?? whoTitle} lead={lead}>
      {areExplained ? (
        <PointCards points={conditions} across={3} />
      ) : (
        <ul className="flex flex-wrap gap-3">
          {conditions.map((one) => (
            <li key={one.title} className="rounded-lg bg-surface px-5 py-3 font-semibold text-lg shadow-card">
              {one.title}
            </li>
          ))}
        </ul>
      )}
    </PageSection>
  );
}
