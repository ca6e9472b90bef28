import type { PageHandle } from '#web/platform/hydration/page-scripts.ts';
import {
  backlinkOpening,
  directories,
  directoriesLead,
  directoriesTitle,
  linkOpportunities,
  opportunitiesTitle,
  planTitle,
  priorityPlan,
} from '#web/website/site/content/backlink-content.ts';
import { unlistedMetaAt } from '#web/website/site/default-meta.ts';
import { CheckCards } from '#web/website/site/parts/check-cards.tsx';
import { CheckList } from '#web/website/site/parts/check-list.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { PageTop } from '#web/website/site/parts/page-top.tsx';

export const handle: PageHandle = { scripts: 'none', isPublic: true, isUnlisted: true };

export const meta = unlistedMetaAt('/backlink-strategy');

export default function BacklinkStrategyPage() {
  return (
    <>
      <PageTop opening={backlinkOpening} tone="sun" />
      <PageSection title={opportunitiesTitle}>
        <CheckCards across={2} cards={linkOpportunities} />
      </PageSection>
      <PageSection title={directoriesTitle} lead={directoriesLead} tone="sunken">
        <ol className="grid list-decimal gap-x-8 gap-y-3 text-lg marker:font-semibold marker:text-primary sm:grid-cols-2 lg:grid-cols-3">
          {directories.map((directory) => (
            <li key={directory} className="ml-7 pl-1">
              {directory}
            </li>
          ))}
        </ol>
      </PageSection>
      <PageSection title={planTitle}>
        <ol className="grid gap-5 md:grid-cols-3">
          {priorityPlan.map(({ when, title, tasks }) => (
            <li key={when} className="break-inside-avoid border-accent border-t-4 pt-5">
              <p className="font-semibold text-accent-ink">{when}</p>
              <h3 className="mb-4 font-display font-semibold text-title">{title}</h3>
              <CheckList items={tasks} />
            </li>
          ))}
        </ol>
      </PageSection>
    </>
  );
}
