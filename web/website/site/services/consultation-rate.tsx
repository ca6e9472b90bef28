import { consultationRate } from '#domain/website/identity/public-identity-text.ts';
import { textFor } from '#web/website/site/content/claimed-text.ts';
import { FooterPageLink } from '#web/website/site/parts/footer-page-link.tsx';
import { siteWidth } from '#web/website/site/parts/page-section.tsx';
import { usePublicIdentity } from '#web/website/site/parts/public-identity-context.ts';
import { useSiteLanguage, useSiteWords } from '#web/website/site/parts/site-language.ts';

/** The price of a consultation and when it is offered. */
export function ConsultationRate() {
  const identity = usePublicIdentity();
  const language = useSiteLanguage();
  const { costLink, freeUnit, rateTerms, rateTitle, rateUnit, schedulingText } = useSiteWords().consultation;
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
