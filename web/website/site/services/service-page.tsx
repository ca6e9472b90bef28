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
  /** The last part has a ground of its own. */
  isAfterBand?: boolean;
  /** Shows the conditions itself, among what ships with it. */
  hasConditions?: boolean;
  /** What ships with the page, between its top and its end. */
  children: ReactNode;
}

/** The page of a service that ships with the program; the owner may have it show her words alone. */
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
