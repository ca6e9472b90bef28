/** The languages of the website; the first is the one that practices write in. */
export const siteLanguages = ['en', 'es'] as const;

export type SiteLanguage = (typeof siteLanguages)[number];

/** Returns the language of a page by its path: everything under /es is Spanish. */
export function languageOfPath(path: string): SiteLanguage {
  return path === '/es' || path.startsWith('/es/') ? 'es' : 'en';
}

/** Returns the other of the two languages. */
export function otherLanguage(language: SiteLanguage): SiteLanguage {
  return language === 'en' ? 'es' : 'en';
}

/** Returns the path of a page in a language: "/about" in Spanish is "/es/about", "/" is "/es". */
export function pathInLanguage(path: string, language: SiteLanguage): string {
  const english = languageOfPath(path) === 'es' ? path.slice(3) || '/' : path;
  if (language === 'en') return english;
  return english === '/' ? '/es' : `/es${english}`;
}
