import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { phoneLink } from '#domain/website/identity/public-identity-text.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { siteWidth } from './page-section.tsx';
import { useSite } from './use-site.ts';

interface ClosingCallProps {
  title: string;
  text: string;
  /** Whether the previous part has a background, so that the card needs space above it. */
  isAfterBand?: boolean;
  /** A second link, next to the button to the form. */
  children?: ReactNode;
}

/** The end of a page: a question with its answer, a button, and the phone number. */
export function ClosingCall({ title, text, isAfterBand, children }: ClosingCallProps) {
  const { identity, words, pathOf } = useSite();
  const { orCall, schedule } = words.frame;
  return (
    <section
      aria-label={title}
      className={clsx(siteWidth, 'pb-16 sm:pb-24 print:hidden', isAfterBand && 'pt-16 sm:pt-24')}
    >
      <div className="band rounded-2xl px-6 py-12 sm:px-14 sm:py-16">
        <h2 className="max-w-xl font-display font-semibold text-headline">{title}</h2>
        <p className="mt-4 max-w-xl text-lead">{text}</p>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-3">
          <a
            href={pathOf('/contact')}
            className={buttonStyles({
              variant: 'secondary',
              size: 'lg',
              className: 'dark:border-primary dark:bg-primary dark:text-on-primary',
            })}
          >
            {schedule}
          </a>
          {children}
          <span>
            {orCall}{' '}
            <a
              href={phoneLink(identity)}
              className="inline-flex min-h-11 items-center font-semibold underline"
            >
              {identity.phone}
            </a>
          </span>
        </div>
      </div>
    </section>
  );
}
