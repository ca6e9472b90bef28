import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { englishInquiryForm, englishInquiryMessages, englishInquiryOutcome } from './english-words.ts';
import type { InquiryFormWords, RequestOutcome } from './form-words.ts';
import { inquiryFormSchema } from './inquiry-form.ts';
import { spanishInquiryForm, spanishInquiryMessages, spanishInquiryOutcome } from './spanish-words.ts';

interface InquiryInLanguage {
  schema: ReturnType<typeof inquiryFormSchema>;
  form: InquiryFormWords;
  outcome: RequestOutcome;
}

/** The consultation form in each language: its rules with their messages, its words, and what is said of it. */
export const inquiryInLanguage: Record<SiteLanguage, InquiryInLanguage> = {
  en: {
    schema: inquiryFormSchema(englishInquiryMessages),
    form: englishInquiryForm,
    outcome: englishInquiryOutcome,
  },
  es: {
    schema: inquiryFormSchema(spanishInquiryMessages),
    form: spanishInquiryForm,
    outcome: spanishInquiryOutcome,
  },
};
