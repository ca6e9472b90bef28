import { shownFooterPages } from '#domain/website/pages/footer-pages.ts';
import type { PublicIdentity } from './public-identity.ts';
import { noSpanish } from './spanish-website.ts';

/**
 * The identity as everybody may read it. Who agreed to be quoted, when and how, and what she looked at is the owner's
 * alone: what pages know of the practice is sent to browsers whole.
 */
export function withoutConsents(identity: PublicIdentity): PublicIdentity {
  const testimonials = identity.testimonials.map((testimonial) => ({
    ...testimonial,
    consentDate: null,
    consentBy: '',
    consentHow: '',
  }));
  return { ...identity, testimonials, trueAsShipped: [] };
}

/**
 * The identity for pages that show no page of the footer themselves: which ones there are, without their long texts, and
 * without what stands in the other language.
 */
export function withoutPageTexts(identity: PublicIdentity): PublicIdentity {
  const shown = shownFooterPages(identity).flatMap(({ id }) => {
    const page = identity.footerPages[id];
    return page === undefined ? [] : [[id, { ...page, text: '', source: '' }]];
  });
  return { ...identity, footerPages: Object.fromEntries(shown), spanish: noSpanish };
}
