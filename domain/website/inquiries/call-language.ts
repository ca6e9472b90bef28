/** In which language a family would like to be called; `other` is one that it names itself. */
export const callLanguages = ['en', 'es', 'other'] as const;
export type CallLanguage = (typeof callLanguages)[number];

/** What the practice reads of a family's language: that of its page, and that of the call. */
export const languageNames: Record<CallLanguage, string> = {
  en: 'English',
  es: 'Spanish',
  other: 'Another language',
};

interface LanguageOfCall {
  callLanguage: CallLanguage | null;
  /** Which one, where it is `other`; empty where the family did not name it. */
  otherLanguage: string;
}

/** In which language a family would like to be called, as the practice reads it; undefined where it did not say. */
export function callLanguageName({ callLanguage, otherLanguage }: LanguageOfCall): string | undefined {
  if (callLanguage === null) return undefined;
  return (callLanguage === 'other' && otherLanguage) || languageNames[callLanguage];
}
