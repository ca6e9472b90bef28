import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { englishSchoolsForm, englishSchoolsMessages, englishSchoolsOutcome } from './english-school-words.ts';
import type { RequestOutcome, SchoolsFormWords } from './form-words.ts';
import { schoolsFormSchema } from './schools-form.ts';
import { spanishSchoolsForm, spanishSchoolsMessages, spanishSchoolsOutcome } from './spanish-school-words.ts';

interface SchoolsFormInLanguage {
  schema: ReturnType<typeof schoolsFormSchema>;
  form: SchoolsFormWords;
  outcome: RequestOutcome;
}

/** The form for schools in each language: its rules with their messages, its words, and what is said of it. */
export const schoolsFormInLanguage: Record<SiteLanguage, SchoolsFormInLanguage> = {
  en: {
    schema: schoolsFormSchema(englishSchoolsMessages),
    form: englishSchoolsForm,
    outcome: englishSchoolsOutcome,
  },
  es: {
    schema: schoolsFormSchema(spanishSchoolsMessages),
    form: spanishSchoolsForm,
    outcome: spanishSchoolsOutcome,
  },
};
