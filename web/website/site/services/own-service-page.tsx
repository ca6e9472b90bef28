import type { ReactNode } from 'react';
import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { ClosingCall } from '#web/website/site/parts/closing-call.tsx';
import { PageSection } from '#web/website/site/parts/page-section.tsx';
import type { PageTone } from '#web/website/site/parts/page-top.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { OtherServices } from './other-services.tsx';
import { ServiceConditions } from './service-conditions.tsx';
import { ServiceContents } from './service-contents.tsx';
import { ServiceTop } from './service-top.tsx';

interface OwnServicePageProps {
  service: OfferedService;
  tone: PageTone;
  illustration: ReactNode;
}

/** The page of a service with the practice's own texts: ages, places, contents and benefits. */
export function OwnServicePage({ service, tone, illustration }: OwnServicePageProps) {
  const { ownServicePage } = useSite().words.ownServices;
  return (
    <>
      <ServiceTop service={service} tone={tone} illustration={illustration} />
      <ServiceConditions service={service} />
      <PageSection title={ownServicePage.inItTitle} tone="sunken">
        <ServiceContents service={service} />
      </PageSection>
      <ClosingCall {...ownServicePage.closing} isAfterBand />
      <OtherServices than={service.id} />
    </>
  );
}
