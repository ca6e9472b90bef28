import { languageOfPath, type SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { isSpanishShown, spanishIdentity } from '#domain/website/identity/spanish-texts.ts';

/** The identity of the practice in every language that families see. */
export type IdentitiesByLanguage = { en: PublicIdentity; es?: PublicIdentity };

const known = new WeakMap<PublicIdentity, IdentitiesByLanguage>();

/** Returns the identity in each language; without Spanish while the owner does not show it. */
export function identitiesByLanguage(identity: PublicIdentity): IdentitiesByLanguage {
  // Called for every page; it walks all of the owner's texts.
  const before = known.get(identity);
  if (before) return before;
  const spoken = { en: identity, ...(isSpanishShown(identity) ? { es: spanishIdentity(identity) } : {}) };
  known.set(identity, spoken);
  return spoken;
}

/** Returns the identity in the language of a path; undefined where families see nothing in that language. */
export function identityAt(path: string, identity: PublicIdentity): PublicIdentity | undefined {
  return identitiesByLanguage(identity)[languageOfPath(path)];
}

/** Returns the language of the page at a path, the 404 page included. */
export function shownLanguage(path: string, identity: PublicIdentity): SiteLanguage {
  const language = languageOfPath(path);
  return identitiesByLanguage(identity)[language] === undefined ? 'en' : language;
}
