import type { ReactNode } from 'react';

/** The column width of every part of a public page. */
export const siteWidth = 'mx-auto w-full max-w-6xl px-5 sm:px-8';

const tones = {
  plain: '',
  raised: 'bg-surface',
  sunken: 'bg-sunken',
  soft: 'bg-primary-soft',
} as const;

interface PageSectionProps {
  /** The anchor of links to this part, which then gets the focus. */
  id?: string;
  title: string;
  lead?: ReactNode;
  tone?: keyof typeof tones;
  children: ReactNode;
}

/** One part of a page under its own heading, as wide as the window. */
export function PageSection({ id, title, lead, tone = 'plain', children }: PageSectionProps) {
  return (
    <section
      id={id}
      tabIndex={id ? -1 : undefined}
      aria-label={title}
      className={`${tones[tone]} py-10 sm:py-24 print:bg-transparent print:py-6`}
    >
      <div className={siteWidth}>
        <div className="mb-6 max-w-2xl break-inside-avoid break-after-avoid sm:mb-12 print:mb-4">
          <h2 className="font-display font-semibold text-headline">{unbroken(title)}</h2>
          {lead && <p className="mt-2 text-ink-muted text-lead sm:mt-4">{lead}</p>}
        </div>
        {children}
      </div>
    </section>
  );
}

/** Splits a title so that hyphenated words, such as "three-step", stay on one line. */
function unbroken(title: string): ReactNode[] {
  return title.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      <span key={part} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
