import { CheckList } from '#web/site/parts/check-list.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { useSiteWords } from '#web/site/parts/site-language.ts';

const caps = ['bg-sun', 'bg-accent', 'bg-info', 'bg-primary'];

/** The four age groups, youngest first. */
export function AgeGroupCards() {
  const { ageGroups, ageGroupsLead, ageGroupsTitle } = useSiteWords().pediatric;
  return (
    <PageSection title={ageGroupsTitle} lead={ageGroupsLead} tone="sunken">
      <ul className="grid gap-5 md:grid-cols-2">
        {ageGroups.map((group, index) => (
          <li
            key={group.name}
            className="break-inside-avoid overflow-hidden rounded-2xl bg-surface shadow-card print:bg-transparent print:[box-shadow:none]"
          >
            <div aria-hidden="true" className={`h-3 ${caps[index % caps.length]}`} />
            <div className="p-7 sm:p-9">
              <h3 className="font-display font-semibold text-title">
                {group.name} <span className="whitespace-nowrap text-primary">({group.ages})</span>
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
