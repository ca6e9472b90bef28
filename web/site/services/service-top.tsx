import type { ReactNode } from 'react';
import type { ServiceId } from '#web/site/content/en/services-content.ts';
import { BreadcrumbTrail } from '#web/site/parts/breadcrumb-trail.tsx';
import { type PageTone, PageTop } from '#web/site/parts/page-top.tsx';
import { useSiteLanguage, useSitePath, useSiteWords } from '#web/site/parts/site-language.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { serviceCrumbs } from './service-crumbs.ts';
import { servicePageWords } from './service-words.ts';

interface ServiceTopProps {
  id: ServiceId;
  tone: PageTone;
  illustration: ReactNode;
  children?: ReactNode;
}

/** The top of one service's page, with the way back to all services and the way on to a consultation. */
export function ServiceTop({ id, tone, illustration, children }: ServiceTopProps) {
  const language = useSiteLanguage();
  const words = useSiteWords();
  const pathOf = useSitePath();
  return (
    <PageTop
      opening={servicePageWords(id, words).opening}
      tone={tone}
      illustration={illustration}
      before={<BreadcrumbTrail crumbs={serviceCrumbs(id, language)} />}
    >
      <a href={pathOf('/contact')} className={buttonStyles({ size: 'lg', className: 'print:hidden' })}>
        {words.frame.schedule}
      </a>
      {children}
    </PageTop>
  );
}
