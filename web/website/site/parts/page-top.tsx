import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import type { PageOpening } from '#web/website/site/content/content-shapes.ts';
import { siteWidth } from './page-section.tsx';

const tones = {
  primary: 'bg-primary-soft',
  accent: 'bg-accent-soft',
  sun: 'bg-sun-soft',
  info: 'bg-info-soft',
} as const;

export type PageTone = keyof typeof tones;

/** The position of the picture; on phones it is hidden if it would push the main content off the screen. */
const placings = {
  centered: '',
  'on-the-edge': '-mb-12 self-end sm:-mb-16',
  'on-large-screens': 'max-lg:hidden',
} as const;

interface PageTopProps {
  opening: PageOpening;
  tone: PageTone;
  illustration?: ReactNode;
  placing?: keyof typeof placings;
  /** Breadcrumbs, above everything else. */
  before?: ReactNode;
  /** Buttons or badges under the lead. */
  children?: ReactNode;
}

/** The top of an inner page: its h1, its lead, and a picture. */
export function PageTop({
  opening,
  tone,
  illustration,
  placing = 'centered',
  before,
  children,
}: PageTopProps) {
  return (
    <div className={`${tones[tone]} overflow-x-clip print:bg-transparent`}>
      <div className={`${siteWidth} pt-6 pb-12 sm:pb-16 print:py-4`}>
        {before}
        <div className="grid items-center gap-10 pt-6 lg:grid-cols-[1.15fr_0.85fr] lg:gap-16 lg:pt-10">
          <div>
            <p className="mb-4 font-semibold text-accent-ink">{opening.eyebrow}</p>
            <h1 className="font-display font-semibold text-hero">{opening.title}</h1>
            <p className="mt-6 max-w-xl text-lead">{opening.lead}</p>
            {children && <div className="mt-8 flex flex-wrap items-center gap-3">{children}</div>}
          </div>
          {illustration && (
            <div className={clsx('mx-auto w-full max-w-md print:hidden', placings[placing])}>
              {illustration}
            </div>
          )}
        </div>
      </div>
    </div>
  );
}
