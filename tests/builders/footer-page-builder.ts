import { type FooterPages, footerPagePlaces } from '#domain/practice/footer-pages.ts';
import { footerPageStarts } from '#web/site/content/en/footer-pages/footer-page-starts.ts';

/** Every page of the footer as an owner shows it: the text it starts with, and a few words wherever something was left open. */
export function buildFooterPages(): FooterPages {
  return Object.fromEntries(
    footerPagePlaces.map(({ id }) => {
      const { text, source } = footerPageStarts[id];
      const filled = text.replace(/\[[^\]]*\]/g, 'our own words');
      return [id, { text: filled, source, reviewedOn: '2026-11-20', isShown: true }];
    }),
  );
}
