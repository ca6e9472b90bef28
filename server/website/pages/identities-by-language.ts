import { languageOfPath, type SiteLanguage } from '#domain/platform/site-language.ts';
import type { PublicIdentity } from '#domain/website/identity/public-identity.ts';
import { isSpanishShown, spanishIdentity } from '#domain/website/identity/spanish-texts.ts';

/** The practice's identity in every language that families see. */
export type IdentitiesByLanguage = { en: PublicIdentity; es?: PublicIdentity };

const known = new WeakMap<PublicIdentity, IdentitiesByLanguage>();

/** Returns the identity in each language; without Spanish while the owner does not show it. */
export function identitiesByLanguage(identity: PublicIdentity): IdentitiesByLanguage {
  // Cached, since every page calls it and it walks all of the owner's texts.
  const before = known.get(identity);
  if (before) return before;
  const spoken = { en: identity, ...(isSpanishShown(identity) ? { es: spanishIdentity(identity) } : {}) };
  known.set(identity, spoken);
  return spoken;
}

/** Returns the identity in the language of a path; undefined if the website is not shown in that language. */
export function identityAt(path: string, identity: PublicIdentity): PublicIdentity | undefined {
  return identitiesByLanguage(identity)[languageOfPath(path)];
}

/** Returns the language of the page at a path, including the 404 page. */
export function shownLanguage(path: string, identity: PublicIdentity): SiteLanguage {
  const language = languageOfPath(path);
  return identitiesByLanguage(identity)[language] === undefined ? 'en' : language;
}
