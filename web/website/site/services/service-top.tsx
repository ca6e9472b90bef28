import type { ReactNode } from 'react';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import type { OfferedService } from '#web/website/site/content/offered-services.ts';
import { servicePageOpening } from '#web/website/site/content/offered-settings.ts';
import { BreadcrumbTrail } from '#web/website/site/parts/breadcrumb-trail.tsx';
import { type PageTone, PageTop } from '#web/website/site/parts/page-top.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { serviceCrumbs } from './service-crumbs.ts';
import { ServiceFacts } from './service-facts.tsx';

interface ServiceTopProps {
  service: OfferedService;
  tone: PageTone;
  illustration: ReactNode;
}

/** The top of a service's page, with links to all services and to a consultation. */
export function ServiceTop({ service, tone, illustration }: ServiceTopProps) {
  const { language, words, pathOf } = useSite();
  return (
    <PageTop
      opening={servicePageOpening(service, words)}
      tone={tone}
      illustration={illustration}
      before={<BreadcrumbTrail crumbs={serviceCrumbs(service, language)} />}
    >
      <a href={pathOf('/contact')} className={buttonStyles({ size: 'lg', className: 'print:hidden' })}>
        {words.frame.schedule}
      </a>
      <ServiceFacts service={service} className="bg-surface" />
    </PageTop>
  );
}
