/** In which language a family would like to be called; `other` is one that it names itself. */
export const callLanguages = ['en', 'es', 'other'] as const;
export type CallLanguage = (typeof callLanguages)[number];

/** What the practice reads of a family's language: that of its page, and that of the call. */
export const languageNames: Record<CallLanguage, string> = {
  en: 'English',
  es: 'Spanish',
  other: 'Another language',
};
