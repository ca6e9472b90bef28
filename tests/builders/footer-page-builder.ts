import { type FooterPages, footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { footerPageStarts } from '#web/website/site/content/en/footer-pages/footer-page-starts.ts';

/** Every page of the footer as an owner shows it: the text it starts with, and a few words wherever something was left open. */
export function buildFooterPages(): FooterPages {
  return Object.fromEntries(
    footerPagePlaces.map(({ id }) => {
      const { text, source } = footerPageStarts[id];
      return [
        id,
        { text: filledStart(text, 'our own words'), source, reviewedOn: '2026-11-20', isShown: true },
      ];
    }),
  );
}

/** A text that a page starts with, with these words wherever it leaves something open. */
export function filledStart(text: string, words: string): string {
  return text.replace(/\[[^\]]*\]/g, words);
}
