import * as z from 'zod/mini';
import { EMAIL_LIMIT, requiredEmail } from '#domain/platform/email.ts';
import { siteLanguages } from '#domain/platform/site-language.ts';
import { requiredText } from '#domain/platform/text.ts';
import { callLanguages } from './call-language.ts';
import type { InquiryMessages, SharedMessages } from './request-messages.ts';

const NAME_LIMIT = 200;
const PHONE_LIMIT = 60;

/** The maximum characters of each text of the consultation form. */
export const inquiryLimits = {
  parentName: NAME_LIMIT,
  childName: NAME_LIMIT,
  childAge: 40,
  email: EMAIL_LIMIT,
  phone: PHONE_LIMIT,
  otherLanguage: 60,
  school: NAME_LIMIT,
  concerns: 5_000,
  referralSource: NAME_LIMIT,
} as const;

/** Optional text; empty if omitted. */
export function freeText({ text, tooLong }: SharedMessages, maximum: number) {
  return z._default(z.string(text).check(z.trim(), z.maxLength(maximum, tooLong(maximum))), '');
}

/** The language of the form's page; English by default. */
export function pageLanguage({ language }: SharedMessages) {
  return z._default(z.enum(siteLanguages, language), 'en');
}

/** Returns the schema of a family's consultation request. Its messages are shown under the fields. */
export function inquiryFormSchema(messages: InquiryMessages) {
  const required = (name: 'parentName' | 'childName' | 'childAge' | 'phone' | 'concerns') =>
    requiredText(messages[name], 1, inquiryLimits[name], messages.tooLong);
  return z.object({
    parentName: required('parentName'),
    childName: required('childName'),
    childAge: required('childAge'),
    email: requiredEmail(messages.email, messages.invalidEmail),
    phone: required('phone'),
    callLanguage: z._default(z.nullable(z.enum(callLanguages, messages.callLanguage)), null),
    otherLanguage: freeText(messages, inquiryLimits.otherLanguage),
    school: freeText(messages, inquiryLimits.school),
    concerns: required('concerns'),
    referralSource: freeText(messages, inquiryLimits.referralSource),
    insuranceCheck: z._default(z.boolean(messages.insuranceCheck), false),
    language: pageLanguage(messages),
  });
}

export type InquiryForm = z.output<ReturnType<typeof inquiryFormSchema>>;

/**
 * The field that people never see. Bots fill it in, and so do some password managers: such a request is not saved, and
 * says so.
 */
export const HONEYPOT_FIELD = 'website';

/** Returns whether the hidden field of a request is filled in. */
export function isHiddenFieldFilled(fields: Readonly<Record<string, unknown>>): boolean {
  const value = fields[HONEYPOT_FIELD];
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * Converts the fields of a plain form post, in which a checked box is text and an unchecked one is missing,
 * and in which the name of another language may remain after it was hidden.
 */
export function fromFormFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { insuranceCheck: ticked, otherLanguage, ...others } = fields;
  return {
    ...others,
    otherLanguage: others.callLanguage === 'other' ? otherLanguage : '',
    insuranceCheck: ticked === 'on' || ticked === 'true',
  };
}
