import { GrowingSteps } from '#web/site/illustrations/growing-steps.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { PointCards } from '#web/site/parts/point-cards.tsx';
import { useSiteWords } from '#web/site/parts/site-language.ts';
import { StepList } from '#web/site/parts/step-list.tsx';
import { AgeGroupCards } from './age-group-cards.tsx';
import { OtherServices } from './other-services.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';

export const meta = serviceMeta('pediatric');

export default function PediatricPage() {
  const { pediatric } = useSiteWords();
  return (
    <>
      <ServiceTop id="pediatric" tone="primary" illustration={<GrowingSteps />} />
      <PageSection title={pediatric.workTitle}>
        <StepList steps={pediatric.pediatricWork} across={3} />
      </PageSection>
      <AgeGroupCards />
      <PageSection title={pediatric.conditionsTitle} lead={pediatric.conditionsLead}>
        <PointCards points={pediatric.conditions} across={3} />
      </PageSection>
      <ClosingCall {...pediatric.closing} />
      <OtherServices than="pediatric" />
    </>
  );
}
