import { pageSettings } from '#web/site/content/en/page-settings.ts';
import {
  challengesTitle,
  sensoryChallenges,
  sensoryOpening,
  sensoryWork,
} from '#web/site/content/en/sensory-content.ts';
import { QuietEars } from '#web/site/illustrations/quiet-ears.tsx';
import { CheckList } from '#web/site/parts/check-list.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { PointCards } from '#web/site/parts/point-cards.tsx';
import { OtherServices } from './other-services.tsx';
import { SenseCards } from './sense-cards.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';

export const meta = serviceMeta('sensory', pageSettings.sensory, sensoryOpening);

export default function SensoryPage() {
  return (
    <>
      <ServiceTop
        opening={sensoryOpening}
        path={pageSettings.sensory.path}
        tone="primary"
        illustration={<QuietEars />}
      />
      <SenseCards />
      <PageSection title="Two ways we help" tone="sunken">
        <div className="grid gap-10 md:grid-cols-2 lg:gap-16">
          {sensoryWork.map(({ title, lead, items }) => (
            <div key={title} className="break-inside-avoid">
              <h3 className="font-display font-semibold text-title">{title}</h3>
              <p className="mt-3 mb-5 text-ink-muted">{lead}</p>
              <CheckList items={items} />
            </div>
          ))}
        </div>
      </PageSection>
      <PageSection title={challengesTitle} lead="Sensory needs often come along with one of these.">
        <PointCards points={sensoryChallenges} across={3} />
      </PageSection>
      <ClosingCall
        title="Which sense is it?"
        text="You do not have to know. Tell us about one hard moment, and we will start from there."
      />
      <OtherServices than="sensory" />
    </>
  );
}
