/** The names of languages as the practice reads them. */
export const languageNames = { en: 'English', es: 'Spanish', other: 'Another language' };

/** The language in which a family wants to be called; for `other`, the family names it. */
export type CallLanguage = keyof typeof languageNames;

interface LanguageOfCall {
  callLanguage: CallLanguage | null;
  /** The named language for `other`; empty if the family did not name it. */
  otherLanguage: string;
}

/**
 * Returns the language in which a family wants to be called, as the practice reads it; undefined if not
 * given.
 */
export function callLanguageName({ callLanguage, otherLanguage }: LanguageOfCall): string | undefined {
  if (callLanguage === null) return undefined;
  return (callLanguage === 'other' && otherLanguage) || languageNames[callLanguage];
}
