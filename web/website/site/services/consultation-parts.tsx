import { consultationRate } from '#domain/website/identity/public-identity-text.ts';
import { confirmedPoints, textFor } from '#web/website/site/content/claimed-text.ts';
import { FooterPageLink } from '#web/website/site/parts/footer-page-link.tsx';
import { PageSection, siteWidth } from '#web/website/site/parts/page-section.tsx';
import { PointCards } from '#web/website/site/parts/point-cards.tsx';
import { StepList } from '#web/website/site/parts/step-list.tsx';
import { useSite } from '#web/website/site/parts/use-site.ts';

/** How a consultation takes place, its price, and what parents ask. */
export function ConsultationParts() {
  const { identity, words } = useSite();
  const { consultation } = words;
  return (
    <>
      <PageSection title={textFor(consultation.waysTitle, identity) ?? ''}>
        <PointCards points={confirmedPoints(consultation.consultationWays, identity)} across={2} />
      </PageSection>
      <ConsultationRate />
      <PageSection title={consultation.topicsTitle}>
        <ConsultationTopics />
      </PageSection>
      <PageSection title={consultation.processTitle} tone="sunken">
        <StepList steps={confirmedPoints(consultation.consultationProcess, identity)} across={4} />
      </PageSection>
    </>
  );
}

/** The price of a consultation and when it is offered. */
function ConsultationRate() {
  const { identity, language, words } = useSite();
  const { costLink, freeUnit, rateTerms, rateTitle, rateUnit, schedulingText } = words.consultation;
  const isFree = identity.consultationRateCents === 0;
  return (
    <section aria-label={rateTitle} className="band print:bg-transparent print:text-ink">
      <div
        className={`${siteWidth} grid items-center gap-6 py-14 sm:py-16 md:grid-cols-[auto_1fr] md:gap-16`}
      >
        <h2>
          <span className="block font-display font-semibold text-hero">
            {consultationRate(identity, language)}
          </span>{' '}
          <span className="text-lead">{isFree ? freeUnit : rateUnit}</span>
        </h2>
        <div className="max-w-xl text-lead">
          <p className="font-semibold">{textFor(schedulingText, identity)}</p>
          <p className="mt-2">{rateTerms(identity).join(' ')}</p>
          <FooterPageLink to="cost">{costLink}</FooterPageLink>
        </div>
      </div>
    </section>
  );
}

/** The six groups of topics, each with typical questions of parents. */
function ConsultationTopics() {
  const { consultationTopics } = useSite().words.consultation;
  return (
    <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
      {consultationTopics.map(({ title, questions }) => (
        <li key={title} className="break-inside-avoid border-accent border-t-4 pt-5">
          <h3 className="font-display font-semibold text-xl">{title}</h3>
          <ul className="mt-3 grid gap-2 text-ink-muted">
            {questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
        </li>
      ))}
    </ul>
  );
}
