import * as z from 'zod/mini';
import { EMAIL_LIMIT, requiredEmail } from '#domain/platform/email.ts';
import { requiredText } from '#domain/platform/text.ts';
import { freeText, pageLanguage } from './inquiry-form.ts';
import type { SchoolsMessages } from './request-messages.ts';
import { schoolRoles } from './school-role.ts';

/** The maximum characters of each text of the form. */
export const schoolsLimits = { name: 200, school: 200, email: EMAIL_LIMIT, phone: 60, need: 5_000 } as const;

/**
 * Returns the schema of a message from a school or a district, which must not name a child. Its messages are
 * shown under the fields.
 */
export function schoolsFormSchema(messages: SchoolsMessages) {
  const required = (name: 'name' | 'school' | 'need') =>
    requiredText(messages[name], 1, schoolsLimits[name], messages.tooLong);
  return z.object({
    name: required('name'),
    role: z.enum(schoolRoles, messages.role),
    school: required('school'),
    email: requiredEmail(messages.email, messages.invalidEmail),
    phone: freeText(messages, schoolsLimits.phone),
    need: required('need'),
    language: pageLanguage(messages),
  });
}

export type SchoolsForm = z.output<ReturnType<typeof schoolsFormSchema>>;
