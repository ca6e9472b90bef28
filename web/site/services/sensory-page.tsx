import { QuietEars } from '#web/site/illustrations/quiet-ears.tsx';
import { CheckList } from '#web/site/parts/check-list.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { PointCards } from '#web/site/parts/point-cards.tsx';
import { useSiteWords } from '#web/site/parts/site-language.ts';
import { OtherServices } from './other-services.tsx';
import { SenseCards } from './sense-cards.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';

export const meta = serviceMeta('sensory');

export default function SensoryPage() {
  const { sensory } = useSiteWords();
  return (
    <>
      <ServiceTop id="sensory" tone="primary" illustration={<QuietEars />} />
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
      <PageSection title={sensory.challengesTitle} lead={sensory.challengesLead}>
        <PointCards points={sensory.sensoryChallenges} across={3} />
      </PageSection>
      <ClosingCall {...sensory.closing} />
      <OtherServices than="sensory" />
    </>
  );
}
