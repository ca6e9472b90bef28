import { QuietEars } from '#web/website/site/illustrations/quiet-ears.tsx';
import { CheckList } from '#web/website/site/parts/check-list.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { useSiteWords } from '#web/website/site/parts/site-language.ts';
import { SenseCards } from './sense-cards.tsx';
import { ServiceConditions } from './service-conditions.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';
import { useOfferedService } from './use-offered-services.ts';

export const meta = serviceMeta('sensory');

export default function SensoryPage() {
  const { sensory } = useSiteWords();
  const service = useOfferedService('sensory');
  return (
    <ServicePage
      id="sensory"
      tone="primary"
      illustration={<QuietEars />}
      closing={sensory.closing}
      hasConditions
    >
      <SenseCards />
      <PageSection title={sensory.workTitle} tone="sunken">
        <div className="grid gap-10 md:grid-cols-2 lg:gap-16">
          {sensory.sensoryWork.map(({ title, lead, items }) => (
            <div key={title} className="break-inside-avoid">
              <h3 className="font-display font-semibold text-title">{title}</h3>
              <p className="mt-3 mb-5 text-ink-muted">{lead}</p>
              <CheckList items={items} />
            </div>
          ))}
        </div>
      </PageSection>
      <ServiceConditions service={service} title={sensory.challengesTitle} lead={sensory.challengesLead} />
    </ServicePage>
  );
}
