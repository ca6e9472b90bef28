import * as z from 'zod/mini';
import { requiredEmail } from '#domain/platform/email.ts';
import { requiredText } from '#domain/platform/text.ts';
import { freeText, pageLanguage } from './inquiry-form.ts';
import type { SchoolsMessages } from './request-messages.ts';
import { schoolRoles } from './school-role.ts';

const NEED_LIMIT = 5_000;

/** What a school or a district sends through its form: never a child's name. The messages are the ones shown under the fields. */
export function schoolsFormSchema(messages: SchoolsMessages) {
  const required = (message: string, maximum?: number) => requiredText(message, 1, maximum, messages.tooLong);
  return z.object({
    name: required(messages.name),
    role: z.enum(schoolRoles, messages.role),
    school: required(messages.school),
    email: requiredEmail(messages.email, messages.invalidEmail),
    phone: freeText(messages, 60),
    need: required(messages.need, NEED_LIMIT),
    language: pageLanguage(messages),
  });
}

export type SchoolsForm = z.output<ReturnType<typeof schoolsFormSchema>>;

/** The cookie with the reference of a school's form that the browser sent by itself and that has arrived. */
export const SCHOOLS_SENT_COOKIE = 'school_form_sent';
