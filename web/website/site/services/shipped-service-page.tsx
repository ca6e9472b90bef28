import type { ComponentType } from 'react';
import { useLocation } from 'react-router';
import { pathInLanguage } from '#domain/platform/site-language.ts';
import { servicePath } from '#domain/website/identity/own-services.ts';
import { type ShippedServiceId, shippedServices } from '#domain/website/identity/shipped-services.ts';
import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { shippedPageWords } from '#web/website/site/content/shipped-page-words.ts';
import type { MetaSituation } from '#web/website/site/page-head.ts';
import { ClosingCall } from '#web/website/site/parts/closing-call.tsx';
import type { PageTone } from '#web/website/site/parts/page-top.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { ConsultationParts } from './consultation-parts.tsx';
import { OtherServices } from './other-services.tsx';
import { OwnServicePage } from './own-service-page.tsx';
import { ServiceConditions } from './service-conditions.tsx';
import { shippedLooks } from './service-looks.tsx';
import { serviceMeta } from './service-meta.ts';
import { ServiceTop } from './service-top.tsx';
import { FineMotorParts, PediatricParts, SchoolParts, SensoryParts } from './shipped-parts.tsx';
import { useOfferedService } from './use-offered-services.ts';

interface ShippedPage {
  tone: PageTone;
  /** The shipped content between the top and the end of the page. */
  Parts: ComponentType<{ service: OfferedService }>;
  /** Whether it ends with the conditions; otherwise it ends with a background. */
  hasConditions: boolean;
}

const shippedPages: Record<ShippedServiceId, ShippedPage> = {
  pediatric: { tone: 'primary', Parts: PediatricParts, hasConditions: true },
  'school-based': { tone: 'info', Parts: SchoolParts, hasConditions: false },
  sensory: { tone: 'primary', Parts: SensoryParts, hasConditions: true },
  'fine-motor': { tone: 'sun', Parts: FineMotorParts, hasConditions: false },
  consultation: { tone: 'accent', Parts: ConsultationParts, hasConditions: false },
};

export function meta(situation: MetaSituation) {
  return serviceMeta(serviceAt(situation.location.pathname))(situation);
}

/** The page of a shipped service; the owner can make it show their own texts only. */
export default function ShippedServicePage() {
  const id = serviceAt(useLocation().pathname);
  const service = useOfferedService(id);
  const { words } = useSite();
  const { tone, Parts, hasConditions } = shippedPages[id];
  const { Picture, label } = shippedLooks[id];
  const illustration = <Picture label={label ? words.frame.pictures[label] : ''} />;
  if (service.hasOwnPage) {
    return <OwnServicePage service={service} tone={tone} illustration={illustration} />;
  }
  const addsConditions = service.own.conditions && !hasConditions;
  return (
    <>
      <ServiceTop service={service} tone={tone} illustration={illustration} />
      <Parts service={service} />
      {addsConditions && <ServiceConditions service={service} />}
      <ClosingCall
        {...shippedPageWords(id, words).closing}
        isAfterBand={!(hasConditions || addsConditions)}
      />
      <OtherServices than={id} />
    </>
  );
}

function serviceAt(path: string): ShippedServiceId {
  const english = pathInLanguage(path, 'en');
  const service = shippedServices.find((one) => servicePath(one) === english);
  if (service === undefined) throw new Error(`No service ships at ${path}`);
  return service.id;
}
