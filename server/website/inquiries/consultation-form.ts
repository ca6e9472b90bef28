import type { SiteLanguage } from '#domain/platform/site-language.ts';
import { callLanguages } from '#domain/website/inquiries/call-language.ts';
import type { InquiryForm } from '#domain/website/inquiries/inquiry-form.ts';
import { fromFormFields, SENT_COOKIE } from '#domain/website/inquiries/inquiry-form.ts';
import { inquiryInLanguage } from '#domain/website/inquiries/inquiry-words.ts';
import { keepInquiryForm } from './inquiry-form-store.ts';
import type { FormLook, WebsiteForm } from './website-form.ts';

/** The consultation request of a family. */
export const consultationForm: WebsiteForm<InquiryForm> = {
  path: '/api/contact',
  summary: 'Send a consultation request, as JSON or as a form; a form is answered with a page',
  sentCookie: SENT_COOKIE,
  inLanguage: { en: inLanguage('en'), es: inLanguage('es') },
  fromPost: fromFormFields,
  keep: keepInquiryForm,
};

function inLanguage(language: SiteLanguage) {
  const { schema, outcome } = inquiryInLanguage[language];
  return { schema, outcome, look: lookIn(language) };
}

function lookIn(language: SiteLanguage): FormLook {
  const {
    fields,
    callLanguages: languageNames,
    optional,
    trap,
    send,
    notSentYet,
  } = inquiryInLanguage[language].form;
  return {
    notSentYet,
    fields: [
      line('parentName', 'autocomplete="name" required'),
      { ...line('childName', 'required'), isHalf: true },
      { ...line('childAge', 'required'), isHalf: true },
      { ...line('email', 'type="email" autocomplete="email" required'), isHalf: true },
      { ...line('phone', 'type="tel" autocomplete="tel" required'), isHalf: true },
      { ...line('school'), isOptional: true, isHalf: true },
      {
        ...fields.callLanguage,
        name: 'callLanguage',
        kind: 'choice',
        options: callLanguages.map((one) => [one, languageNames[one]] as const),
        start: language,
        isHalf: true,
      },
      { ...line('otherLanguage'), isOptional: true, isOfOther: true },
      { ...fields.concerns, name: 'concerns', kind: 'text' },
      { ...line('referralSource'), isOptional: true },
      { ...fields.insuranceCheck, name: 'insuranceCheck', kind: 'box' },
    ],
    optional,
    trap,
    send,
  };

  function line(name: keyof typeof fields, attributes = '') {
    return { ...fields[name], name, kind: 'line', attributes } as const;
  }
}
