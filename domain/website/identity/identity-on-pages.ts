import { shownFooterPages } from '#domain/website/pages/footer-pages.ts';
import type { PublicIdentity } from './public-identity.ts';
import { noSpanish } from './spanish-website.ts';

/**
 * Returns the identity without private data: who consented to be quoted, when and how, and the reviews. Pages
 * send the identity to browsers in full.
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
 * Returns the identity for pages other than footer pages: without the long texts of the footer pages, and
 * without the texts of the other language.
 */
export function withoutPageTexts(identity: PublicIdentity): PublicIdentity {
  const shown = shownFooterPages(identity).flatMap(({ id }) => {
    const page = identity.footerPages[id];
    return page === undefined ? [] : [[id, { ...page, text: '', source: '' }]];
  });
  return { ...identity, footerPages: Object.fromEntries(shown), spanish: noSpanish };
}
