import * as z from 'zod/mini';
import { requiredEmail } from '#domain/email.ts';
import { requiredText } from '#domain/text.ts';

const CONCERNS_LIMIT = 5_000;

/** What a family may leave out: text, empty when nothing was said. */
function freeText() {
  const message = 'Please enter text';
  return z._default(
    z.string(message).check(z.trim(), z.maxLength(200, 'Please shorten this to 200 characters')),
    '',
  );
}

/** What a family sends through the consultation form. The messages are the ones shown under the fields. */
export const inquiryFormSchema = z.object({
  parentName: requiredText('Your name is required'),
  childName: requiredText("Child's name is required"),
  childAge: requiredText("Child's age is required", 1, 40),
  email: requiredEmail('Email is required'),
  phone: requiredText('Phone number is required', 1, 60),
  school: freeText(),
  concerns: requiredText('Please share your concerns', 1, CONCERNS_LIMIT),
  referralSource: freeText(),
  insuranceCheck: z._default(z.boolean('Please answer the insurance question with yes or no'), false),
});

export type InquiryForm = z.output<typeof inquiryFormSchema>;

/** The form as it first shows, and again after a request was sent. */
export const emptyInquiryForm: InquiryForm = {
  parentName: '',
  childName: '',
  childAge: '',
  email: '',
  phone: '',
  school: '',
  concerns: '',
  referralSource: '',
  insuranceCheck: false,
};

/**
 * The field that people never see. Programs that fill in every field give themselves away by it: whoever
 * sends text in it is thanked, and nothing is kept.
 */
export const HONEYPOT_FIELD = 'website';

/** The cookie with the reference of a form that the browser sent by itself and that has arrived. */
export const SENT_COOKIE = 'request_sent';

/** Whether a request was filled in by a program: it carries text in the field that people never see. */
export function isBotSubmission(fields: Readonly<Record<string, unknown>>): boolean {
  const value = fields[HONEYPOT_FIELD];
  return typeof value === 'string' && value.trim() !== '';
}

/** The fields of a plain form post, where a ticked box arrives as text and an unticked one not at all. */
export function fromFormFields(fields: Readonly<Record<string, unknown>>): Record<string, unknown> {
  const ticked = fields.insuranceCheck;
  return { ...fields, insuranceCheck: ticked === 'on' || ticked === 'true' };
}
