import { ownTexts } from '#domain/website/identity/own-texts.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { footerPagePlaces } from '#domain/website/pages/footer-pages.ts';
import { siteWords } from '#web/website/site/content/site-words.ts';
import { filledStart } from './footer-page-builder.ts';

/** Returns the website with Spanish, each of the owner's texts in unique words. */
export function buildSpanishWebsite(identity: PublicIdentity): PublicIdentity {
  const { footerPageStarts } = siteWords.es.footerPages;
  const pages = new Map(
    footerPagePlaces.map(({ id }) => [
      `footerPages.${id}.text`,
      filledStart(footerPageStarts[id].text, 'nuestras propias palabras'),
    ]),
  );
  const texts = ownTexts(identity).map(({ key, english }, index) => ({
    key,
    english,
    spanish: pages.get(key) ?? `Texto propio ${index + 1}`,
    reviewedBy: 'Alma Example',
    reviewedOn: '2026-11-20',
  }));
  return { ...identity, spanish: { ...identity.spanish, isShown: true, texts } };
}
