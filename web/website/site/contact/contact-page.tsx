import type { FrequentQuestion } from '#domain/website/identity/public-identity.ts';
import { answerSource } from '#domain/website/identity/public-identity-text.ts';
import type { PageHandle } from '#web/platform/hydration/page-scripts.ts';
import { pageMeta } from '#web/website/site/page-meta.ts';
import { LazyPicture } from '#web/website/site/parts/lazy-picture.tsx';
import { PageSection, siteWidth } from '#web/website/site/parts/page-section.tsx';
import { PageTop } from '#web/website/site/parts/page-top.tsx';
import { StepList } from '#web/website/site/parts/step-list.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';
import { contactGraph } from '#web/website/site/schema-org-graphs.ts';
import { ConsultationForm } from './consultation-form.tsx';
import { ContactDetails } from './contact-details.tsx';
import { pageWithForm } from './page-with-form.ts';

export const handle: PageHandle = { ...pageWithForm, sheet: 'contact' };
export const meta = pageMeta(({ pages }) => pages.pageSettings.contact, contactGraph);

export default function ContactPage() {
  const { identity, words } = useSite();
  const { contact, frame, home } = words;
  return (
    <>
      <PageTop
        opening={contact.contactOpening}
        tone="accent"
        illustration={
          <LazyPicture
            name="two-voices"
            alt={frame.pictures.twoVoices}
            className="mx-auto aspect-9/7 w-full max-w-xs"
          />
        }
        placing="on-large-screens"
      />
      <div
        className={`${siteWidth} grid grid-cols-1 gap-12 py-12 sm:py-16 lg:grid-cols-[1.15fr_0.85fr] lg:gap-16`}
      >
        <section aria-label={contact.formLabel} className="print:hidden">
          <h2 className="mb-6 font-display font-semibold text-title">{contact.formTitle}</h2>
          <ConsultationForm source="contact" />
        </section>
        <ContactDetails />
      </div>
      <div className="break-inside-avoid">
        <PageSection title={contact.nextStepsTitle} tone="soft">
          <StepList steps={home.requestSteps(identity)} across={3} />
        </PageSection>
      </div>
      <FrequentQuestions />
    </>
  );
}

function FrequentQuestions() {
  const { identity, words } = useSite();
  const { frequentQuestions } = identity;
  const { questionsTitle } = words.contact;
  if (frequentQuestions.length === 0) return null;
  return (
    <PageSection title={questionsTitle} tone="raised">
      <div className="grid gap-x-14 gap-y-10 md:grid-cols-2">
        {frequentQuestions.map((one) => (
          <div key={one.question}>
            <h3 className="font-display font-semibold text-xl">{one.question}</h3>
            <p className="mt-2 text-ink-muted">{one.answer}</p>
            <AnswerSource of={one} />
          </div>
        ))}
      </div>
    </PageSection>
  );
}

function AnswerSource({ of }: { of: FrequentQuestion }) {
  const source = answerSource(of, useSite().language);
  return source && <p className="mt-2 text-ink-muted text-sm">{source}</p>;
}
