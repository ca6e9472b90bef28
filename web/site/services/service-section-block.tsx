import type { ComponentType } from 'react';
import type { ServiceId, ServiceSection } from '#web/site/content/en/services-content.ts';
import { BeadString } from '#web/site/illustrations/bead-string.tsx';
import { GrowingSteps } from '#web/site/illustrations/growing-steps.tsx';
import { PencilDesk } from '#web/site/illustrations/pencil-desk.tsx';
import { QuietEars } from '#web/site/illustrations/quiet-ears.tsx';
import { TwoVoices } from '#web/site/illustrations/two-voices.tsx';
import { CheckList } from '#web/site/parts/check-list.tsx';
import { useSitePath, useSiteWords } from '#web/site/parts/site-language.ts';
import { buttonStyles } from '#web/ui/button-styles.ts';

const looks: Record<ServiceId, { Picture: ComponentType<{ className?: string }>; ground: string }> = {
  pediatric: { Picture: GrowingSteps, ground: 'bg-primary-soft' },
  'school-based': { Picture: PencilDesk, ground: 'bg-info-soft' },
  sensory: { Picture: QuietEars, ground: 'bg-primary-soft' },
  'fine-motor': { Picture: BeadString, ground: 'bg-sun-soft' },
  consultation: { Picture: TwoVoices, ground: 'bg-accent-soft' },
};

/** One service on the overview: what it is, what is in it, and what it does for a child. */
export function ServiceSectionBlock({ section }: { section: ServiceSection }) {
  const { id, title, description, features, benefits } = section;
  const { Picture, ground } = looks[id];
  const { frame, services } = useSiteWords();
  const pathOf = useSitePath();
  return (
    <section
      id={id}
      tabIndex={-1}
      aria-label={title}
      className="grid items-start gap-8 lg:grid-cols-[0.8fr_1.2fr] lg:gap-14"
    >
      <div
        className={`${ground} break-inside-avoid overflow-hidden rounded-2xl p-6 lg:sticky lg:top-28 print:hidden`}
      >
        <Picture className="mx-auto max-h-72 w-full" />
      </div>
      <div>
        <h2 className="font-display font-semibold text-headline">{title}</h2>
        <p className="mt-4 text-ink-muted text-lead">{description}</p>
        <div className="mt-8 grid gap-8 sm:grid-cols-2">
          <div>
            <h3 className="mb-4 font-semibold text-lg">{services.includedTitle}</h3>
            <CheckList items={features} />
          </div>
          <div>
            <h3 className="font-semibold text-lg">{services.benefitsTitle}</h3>
            <p className="mb-4 text-ink-muted">{services.benefitsLead}</p>
            <CheckList items={benefits} />
          </div>
        </div>
        <div className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2 print:hidden">
          <a href={pathOf('/contact')} className={buttonStyles({ size: 'lg' })}>
            {frame.schedule}
            <span className="sr-only">{services.aboutService(title)}</span>
          </a>
          <a
            href={pathOf(`/services/${id}`)}
            className="inline-flex min-h-11 items-center font-semibold text-primary underline-offset-4 hover:underline"
          >
            {services.readMore}
            <span className="sr-only">{services.aboutService(title)}</span>
          </a>
        </div>
      </div>
    </section>
  );
}
