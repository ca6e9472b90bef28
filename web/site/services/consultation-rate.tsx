import { formatDay } from '#domain/dates.ts';
import { consultationRate, hoursText } from '#domain/practice/public-identity-text.ts';
import { allSaid, said } from '#web/site/content/claimed-words.ts';
import { schedulingText, termsText } from '#web/site/content/en/consultation-content.ts';
import { FooterPageLink } from '#web/site/parts/footer-page-link.tsx';
import { siteWidth } from '#web/site/parts/page-section.tsx';
import { usePublicIdentity } from '#web/site/parts/public-identity-context.ts';

/** The price, said plainly, and when there is time. */
export function ConsultationRate() {
  const identity = usePublicIdentity();
  const isFree = identity.consultationRateCents === 0;
  const { rateSetOn } = identity;
  const terms = [
    termsText,
    ...(isFree ? [] : ['You pay for the time you use.']),
    ...(rateSetOn === null ? [] : [`Price as of ${formatDay(rateSetOn)}.`]),
  ];
  return (
    <section
      aria-label="Rate and scheduling"
      className="bg-primary text-on-primary dark:bg-primary-soft dark:text-primary-ink print:bg-transparent print:text-ink"
    >
      <div
        className={`${siteWidth} grid items-center gap-6 py-14 sm:py-16 md:grid-cols-[auto_1fr] md:gap-16`}
      >
        <h2>
          <span className="block font-display font-semibold text-hero">{consultationRate(identity)}</span>{' '}
          <span className="text-lead">{isFree ? 'consultation' : 'per consultation hour'}</span>
        </h2>
        <div className="max-w-xl text-lead">
          <p className="font-semibold">{said(schedulingText, identity)}</p>
          <p className="mt-2">
            {[`Office hours are ${hoursText(identity)}.`, ...allSaid(terms, identity)].join(' ')}
          </p>
          <FooterPageLink to="cost">Cost and insurance</FooterPageLink>
        </div>
      </div>
    </section>
  );
}
