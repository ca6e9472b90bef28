import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';
import type { SchoolsMessages } from '#domain/website/inquiries/request-messages.ts';
import { schoolsFormSchema } from '#domain/website/inquiries/schools-form.ts';
import type { WebsiteForm } from './website-form.ts';

/** Returns the rules of the form for schools for its script, in one language. */
export function schoolsRules(messages: SchoolsMessages, outcome: RequestOutcome): WebsiteForm {
  return {
    schema: schoolsFormSchema(messages),
    outcome,
    read: (typed) => ({ ...typed }),
    onReceived: () => undefined,
  };
}
