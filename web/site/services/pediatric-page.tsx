import { pageSettings } from '#web/site/content/en/page-settings.ts';
import {
  conditions,
  conditionsLead,
  conditionsTitle,
  pediatricOpening,
  pediatricWork,
} from '#web/site/content/en/pediatric-content.ts';
import { GrowingSteps } from '#web/site/illustrations/growing-steps.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { PointCards } from '#web/site/parts/point-cards.tsx';
import { StepList } from '#web/site/parts/step-list.tsx';
import { AgeGroupCards } from './age-group-cards.tsx';
import { OtherServices } from './other-services.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';

export const meta = serviceMeta('pediatric', pageSettings.pediatric, pediatricOpening);

export default function PediatricPage() {
  return (
    <>
      <ServiceTop
        opening={pediatricOpening}
        path={pageSettings.pediatric.path}
        tone="primary"
        illustration={<GrowingSteps />}
      />
      <PageSection title="How we work with your child">
        <StepList steps={pediatricWork} across={3} />
      </PageSection>
      <AgeGroupCards />
      <PageSection title={conditionsTitle} lead={conditionsLead}>
        <PointCards points={conditions} across={3} />
      </PageSection>
      <ClosingCall
        title="Not on the list?"
        text="Lists never fit every child. Tell us what you see, and we will tell you if we can help."
      />
      <OtherServices than="pediatric" />
    </>
  );
}
