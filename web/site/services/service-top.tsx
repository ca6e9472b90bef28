import type { ReactNode } from 'react';
import type { OfferedService } from '#web/site/content/offered-services.ts';
import { servicePageOpening } from '#web/site/content/offered-settings.ts';
import { BreadcrumbTrail } from '#web/site/parts/breadcrumb-trail.tsx';
import { type PageTone, PageTop } from '#web/site/parts/page-top.tsx';
import { useSiteLanguage, useSitePath, useSiteWords } from '#web/site/parts/site-language.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { serviceCrumbs } from './service-crumbs.ts';
import { ServiceFacts } from './service-facts.tsx';

interface ServiceTopProps {
  service: OfferedService;
  tone: PageTone;
  illustration: ReactNode;
}

/** The top of one service's page, with the way back to all services and the way on to a consultation. */
export function ServiceTop({ service, tone, illustration }: ServiceTopProps) {
  const language = useSiteLanguage();
  const words = useSiteWords();
  const pathOf = useSitePath();
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
