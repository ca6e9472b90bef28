import { GrowingSteps } from '#web/website/site/illustrations/growing-steps.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import { useSiteWords } from '#web/website/site/parts/site-language.ts';
import { StepList } from '#web/website/site/parts/step-list.tsx';
import { AgeGroupCards } from './age-group-cards.tsx';
import { ServiceConditions } from './service-conditions.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServicePage } from './service-page.tsx';
import { useOfferedService } from './use-offered-services.ts';

export const meta = serviceMeta('pediatric');

export default function PediatricPage() {
  const { frame, ownServices, pediatric } = useSiteWords();
  const service = useOfferedService('pediatric');
  return (
    <ServicePage
      id="pediatric"
      tone="primary"
      illustration={<GrowingSteps label={frame.pictures.growingSteps} />}
      closing={pediatric.closing}
      hasConditions
    >
      <PageSection title={pediatric.workTitle}>
        <StepList steps={pediatric.pediatricWork} across={3} />
      </PageSection>
      <AgeGroupCards ages={service.ages} />
      <ServiceConditions
        service={service}
        title={pediatric.conditionsTitle}
        lead={ownServices.conditionsLead(service.conditions.length)}
      />
    </ServicePage>
  );
}
