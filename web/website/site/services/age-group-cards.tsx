import type { ServiceAges } from '#domain/website/identity/own-services.ts';
import { CheckList } from '#web/website/site/parts/check-list.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

const caps = ['bg-sun', 'bg-accent', 'bg-info', 'bg-primary'];

/** A service's age groups, youngest first; all four if it names no ages. */
export function AgeGroupCards({ ages }: { ages: ServiceAges | null }) {
  const { ownServices, pediatric } = useSite().words;
  const groups = pediatric.ageGroups.filter((group) => ages === null || areShared(group.ages, ages));
  if (groups.length === 0) return null;
  return (
    <PageSection
      title={ownServices.ageGroupsTitle(groups.length)}
      lead={pediatric.ageGroupsLead}
      tone="sunken"
    >
      <ul className="grid gap-5 md:grid-cols-2">
        {groups.map((group, index) => (
          <li
            key={group.name}
            className="break-inside-avoid overflow-hidden rounded-2xl bg-surface shadow-card print:bg-transparent print:[box-shadow:none]"
          >
            <div aria-hidden="true" className={`h-3 ${caps[index % caps.length]}`} />
            <div className="p-7 sm:p-9">
              <h3 className="font-display font-semibold text-title">
                {group.name} <span className="inline-block text-primary">({group.ages})</span>
              </h3>
              <p className="mt-3 mb-5 text-ink-muted">{group.text}</p>
              <CheckList items={group.skills} />
            </div>
          </li>
        ))}
      </ul>
    </PageSection>
  );
}

/** Returns whether an age group, written as "6-11", overlaps with these ages. */
function areShared(group: string, { youngest, oldest }: ServiceAges): boolean {
  const [from = 0, until = from] = (group.match(/\d+/g) ?? []).map(Number);
  return from <= oldest && until >= youngest;
}
