import { pointsSaid, said } from '#web/site/content/claimed-words.ts';
import {
  consultationOpening,
  consultationProcess,
  consultationWays,
  processTitle,
  topicsTitle,
  waysTitle,
} from '#web/site/content/en/consultation-content.ts';
import { pageSettings } from '#web/site/content/en/page-settings.ts';
import { TwoVoices } from '#web/site/illustrations/two-voices.tsx';
import { ClosingCall } from '#web/site/parts/closing-call.tsx';
import { PageSection } from '#web/site/parts/page-section.tsx';
import { PointCards } from '#web/site/parts/point-cards.tsx';
import { usePublicIdentity } from '#web/site/parts/public-identity-context.ts';
import { StepList } from '#web/site/parts/step-list.tsx';
import { ConsultationRate } from './consultation-rate.tsx';
import { ConsultationTopics } from './consultation-topics.tsx';
import { OtherServices } from './other-services.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';

export const meta = serviceMeta('consultation', pageSettings.consultation, consultationOpening);

export default function ConsultationPage() {
  const identity = usePublicIdentity();
  return (
    <>
      <ServiceTop
        opening={consultationOpening}
        path={pageSettings.consultation.path}
        tone="accent"
        illustration={<TwoVoices />}
      />
      <PageSection title={said(waysTitle, identity) ?? ''}>
        <PointCards points={pointsSaid(consultationWays, identity)} across={2} />
      </PageSection>
      <ConsultationRate />
      <PageSection title={topicsTitle}>
        <ConsultationTopics />
      </PageSection>
      <PageSection title={processTitle} tone="sunken">
        <StepList steps={pointsSaid(consultationProcess, identity)} across={4} />
      </PageSection>
      <ClosingCall
        title="What is on your mind?"
        text="One question is enough. We will take it from there."
        isAfterBand
      />
      <OtherServices than="consultation" />
    </>
  );
}
