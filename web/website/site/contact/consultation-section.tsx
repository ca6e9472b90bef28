import { phoneLink } from '#domain/website/identity/public-identity-text.ts';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { StepList } from '#web/website/site/parts/step-list.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { ConsultationForm } from './consultation-form.tsx';

/** The end of the home page: what happens after sending, and the form. */
export function ConsultationSection() {
  const { identity, words } = useSite();
  const { frame, home } = words;
  return (
    <section
      id="contact"
      tabIndex={-1}
      aria-label={home.requestTitle}
      className="break-inside-avoid bg-primary-soft py-10 sm:py-24 print:py-4"
    >
      <div className={`${siteWidth} grid gap-6 lg:grid-cols-[0.8fr_1.2fr] lg:gap-16`}>
        <div>
          <h2 className="font-display font-semibold text-headline">{home.requestTitle}</h2>
          <div className="mt-6 print:hidden">
            <StepList steps={home.requestSteps(identity)} across={1} />
          </div>
          <p className="mt-4">
            {home.ratherTalk}{' '}
            <a
              href={phoneLink(identity)}
              className="inline-flex min-h-11 items-center font-semibold text-primary-ink underline"
            >
              {frame.callText(identity)}
            </a>
          </p>
        </div>
        <ConsultationForm source="home" />
      </div>
    </section>
  );
}
