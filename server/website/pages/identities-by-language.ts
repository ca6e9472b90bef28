import { languageOfPath, type SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { isSpanishShown, spanishIdentity } from '#domain/website/identity/spanish-texts.ts';

/** The practice as its pages present it, in every language that families see. */
export type IdentitiesByLanguage = { en: PublicIdentity; es?: PublicIdentity };

const known = new WeakMap<PublicIdentity, IdentitiesByLanguage>();

/** What the practice says of itself in each language; no Spanish while the owner does not show it. */
export function identitiesByLanguage(identity: PublicIdentity): IdentitiesByLanguage {
  // Asked for with every page; all of the owner's texts are looked through for the answer.
  const before = known.get(identity);
  if (before) return before;
  const spoken = { en: identity, ...(isSpanishShown(identity) ? { es: spanishIdentity(identity) } : {}) };
  known.set(identity, spoken);
  return spoken;
}

/** What the practice says on the page at this path; undefined where families see nothing in that language. */
export function identityAt(path: string, identity: PublicIdentity): PublicIdentity | undefined {
  return identitiesByLanguage(identity)[languageOfPath(path)];
}

/** The language of what stands at this path, even if it is only that nothing stands there. */
export function shownLanguage(path: string, identity: PublicIdentity): SiteLanguage {
  const language = languageOfPath(path);
  return identitiesByLanguage(identity)[language] === undefined ? 'en' : language;
}
