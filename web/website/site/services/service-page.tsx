import type { ReactNode } from 'react';
import type { ShippedServiceId } from '#domain/website/identity/shipped-services.ts';
import type { ClosingWords } from '#web/website/site/content/content-shapes.ts';
import { ClosingCall } from '#web/website/site/parts/closing-call.tsx';
import type { PageTone } from '#web/website/site/parts/page-top.tsx';
import { OtherServices } from './other-services.tsx';
import { OwnServicePage } from './own-service-page.tsx';
import { ServiceConditions } from './service-conditions.tsx';
import { ServiceTop } from './service-top.tsx';
import { useOfferedService } from './use-offered-services.ts';

interface ServicePageProps {
  id: ShippedServiceId;
  tone: PageTone;
  illustration: ReactNode;
  closing: ClosingWords;
  /** Whether the last part has a background. */
  isAfterBand?: boolean;
  /** Whether the page shows the conditions itself, among its shipped content. */
  hasConditions?: boolean;
  /** The shipped content between the top and the end of the page. */
  children: ReactNode;
}

/** The page of a shipped service; the owner can make it show their own texts only. */
export function ServicePage({
  id,
  tone,
  illustration,
  closing,
  isAfterBand = false,
  hasConditions = false,
  children,
}: ServicePageProps) {
  const service = useOfferedService(id);
  if (service.hasOwnPage) {
    return <OwnServicePage service={service} tone={tone} illustration={illustration} />;
  }
  const addsConditions = service.own.conditions && !hasConditions;
  return (
    <>
      <ServiceTop service={service} tone={tone} illustration={illustration} />
      {children}
      {addsConditions && <ServiceConditions service={service} />}
      <ClosingCall {...closing} isAfterBand={isAfterBand && !addsConditions} />
      <OtherServices than={id} />
    </>
  );
}
