import * as z from 'zod/mini';
import { EMAIL_LIMIT, requiredEmail } from '#domain/platform/email.ts';
import { siteLanguages } from '#domain/platform/site-language.ts';
import { requiredText } from '#domain/platform/text.ts';
import { callLanguages } from './call-language.ts';
import type { InquiryMessages, SharedMessages } from './request-messages.ts';

const NAME_LIMIT = 200;
const PHONE_LIMIT = 60;

/** The most characters of each text of the consultation form. */
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

/** What somebody may leave out: text, empty when nothing was said. */
export function freeText({ text, tooLong }: SharedMessages, maximum: number) {
  return z._default(z.string(text).check(z.trim(), z.maxLength(maximum, tooLong(maximum))), '');
}

/** The language of the page that a form stands on: English where a request says nothing of it. */
export function pageLanguage({ language }: SharedMessages) {
  return z._default(z.enum(siteLanguages, language), 'en');
}

/** What a family sends through the consultation form. The messages are the ones shown under the fields. */
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
 * The field that people never see. Programs that fill in every field give themselves away by it: whoever
 * sends text in it is thanked, and nothing is kept.
 */
export const HONEYPOT_FIELD = 'website';

/** Whether a request was filled in by a program: it carries text in the field that people never see. */
export function isBotSubmission(fields: Readonly<Record<string, unknown>>): boolean {
  const value = fields[HONEYPOT_FIELD];
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * The fields of a plain form post, where a ticked box arrives as text and an unticked one not at all, and where the name
 * of another language may still stand that is out of sight.
 */
export function fromFormFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const { insuranceCheck: ticked, otherLanguage, ...others } = fields;
  return {
    ...others,
    otherLanguage: others.callLanguage === 'other' ? otherLanguage : '',
    insuranceCheck: ticked === 'on' || ticked === 'true',
  };
}
