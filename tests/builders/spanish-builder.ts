import { ownTexts } from '#domain/website/identity/own-texts.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { noSpanish } from '#domain/website/identity/spanish-website.ts';

/** Returns the website with Spanish texts that name the English ones they stand for. */
export function shownInSpanish(identity: PublicIdentity): PublicIdentity {
  const texts = ownTexts(identity).map(({ key, english }, place) => ({
    key,
    english,
    spanish: `Palabras propias ${place + 1}.`,
    reviewedBy: 'Ines Example',
    reviewedOn: '2026-11-20',
  }));
  return { ...identity, spanish: { ...noSpanish, isShown: true, texts } };
}
