import { confirmedPoints, textFor } from '#web/website/site/content/claimed-text.ts';
import { TwoVoices } from '#web/website/site/illustrations/two-voices.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { PointCards } from '#web/website/site/parts/point-cards.tsx';
import { usePublicIdentity } from '#web/website/site/parts/public-identity-context.ts';
import { useSiteWords } from '#web/website/site/parts/site-language.ts';
import { StepList } from '#web/website/site/parts/step-list.tsx';
import { ConsultationRate } from './consultation-rate.tsx';
import { ConsultationTopics } from './consultation-topics.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';

export const meta = serviceMeta('consultation');

export default function ConsultationPage() {
  const identity = usePublicIdentity();
  const { consultation, frame } = useSiteWords();
  return (
    <ServicePage
      id="consultation"
      tone="accent"
      illustration={<TwoVoices label={frame.pictures.twoVoices} />}
      closing={consultation.closing}
      isAfterBand
    >
      <PageSection title={textFor(consultation.waysTitle, identity) ?? ''}>
        <PointCards points={confirmedPoints(consultation.consultationWays, identity)} across={2} />
      </PageSection>
      <ConsultationRate />
      <PageSection title={consultation.topicsTitle}>
        <ConsultationTopics />
      </PageSection>
      <PageSection title={consultation.processTitle} tone="sunken">
        <StepList steps={confirmedPoints(consultation.consultationProcess, identity)} across={4} />
      </PageSection>
    </ServicePage>
  );
}
