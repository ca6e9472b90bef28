import { type FooterPages, footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { footerPageStarts } from '#web/website/site/content/en/footer-pages/footer-page-starts.ts';

/** Builds every footer page as published: its starting text, with its blanks filled. */
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

/** Returns a starting text with its blanks filled with `words`. */
export function filledStart(text: string, words: string): string {
  return text.replace(/\[[^\]]*\]/g, words);
}
