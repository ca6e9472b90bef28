import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { callLanguages } from './call-language.ts';
import { englishInquiryForm, englishInquiryMessages, englishInquiryOutcome } from './english-words.ts';
import type { InquiryFormWords } from './form-words.ts';
import { fromFormFields, type InquiryForm, inquiryFormSchema, inquiryLimits } from './inquiry-form.ts';
import type { RequestField, RequestForm } from './request-form.ts';
import { spanishInquiryForm, spanishInquiryMessages, spanishInquiryOutcome } from './spanish-words.ts';

const english = inquiryFormSchema(englishInquiryMessages);
const spanish = inquiryFormSchema(spanishInquiryMessages);

/** The form for a family's consultation request. */
export const consultationForm = {
  path: '/api/contact',
  draft: 'consultation-draft',
  sentCookie: 'request_sent',
  inLanguage: {
    en: {
      schema: english,
      form: englishInquiryForm,
      outcome: englishInquiryOutcome,
      fields: fieldsIn('en', englishInquiryForm),
    },
    es: {
      schema: spanish,
      form: spanishInquiryForm,
      outcome: spanishInquiryOutcome,
      fields: fieldsIn('es', spanishInquiryForm),
    },
  },
  fromPost: fromFormFields,
} satisfies RequestForm<InquiryForm, InquiryFormWords>;

function fieldsIn(
  language: SiteLanguage,
  { fields, callLanguages: names }: InquiryFormWords,
): RequestField[] {
  const line = (name: keyof typeof inquiryLimits) =>
    ({ ...fields[name], name, kind: 'line', limit: inquiryLimits[name] }) as const;
  const options = callLanguages.map((one) => [one, names[one]] as const);
  const call = { ...fields.callLanguage, name: 'callLanguage', kind: 'choice', options } as const;
  return [
    { ...line('parentName'), autoComplete: 'name', width: 'full' },
    { ...line('childName'), width: 'half' },
    { ...line('childAge'), width: 'half' },
    { ...line('email'), type: 'email', autoComplete: 'email', width: 'half when wide' },
    { ...line('phone'), type: 'tel', autoComplete: 'tel', width: 'half when wide' },
    { ...line('school'), isOptional: true, width: 'half' },
    { ...call, start: language, width: 'half' },
    { ...line('otherLanguage'), isOptional: true, isOfOther: true, width: 'full' },
    { ...line('concerns'), kind: 'text', width: 'full' },
    { ...line('referralSource'), isOptional: true, width: 'full' },
    { ...fields.insuranceCheck, name: 'insuranceCheck', kind: 'box', width: 'full' },
  ];
}
