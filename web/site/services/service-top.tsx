import type { ReactNode } from 'react';
import type { PageOpening } from '#web/site/content/content-shapes.ts';
import { BreadcrumbTrail } from '#web/site/parts/breadcrumb-trail.tsx';
import { type PageTone, PageTop } from '#web/site/parts/page-top.tsx';
import { buttonStyles } from '#web/ui/button-styles.ts';
import { serviceCrumbs } from './service-crumbs.ts';

interface ServiceTopProps {
  opening: PageOpening;
  path: string;
  tone: PageTone;
  illustration: ReactNode;
  children?: ReactNode;
}

/** The top of one service's page, with the way back to all services and the way on to a consultation. */
export function ServiceTop({ opening, path, tone, illustration, children }: ServiceTopProps) {
  return (
    <PageTop
      opening={opening}
      tone={tone}
      illustration={illustration}
      before={<BreadcrumbTrail crumbs={serviceCrumbs(opening, path)} />}
    >
      <a href="/contact" className={buttonStyles({ size: 'lg', className: 'print:hidden' })}>
        Schedule a Consultation
      </a>
      {children}
    </PageTop>
  );
}
