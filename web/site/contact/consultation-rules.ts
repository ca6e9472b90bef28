import type { RequestOutcome } from '#domain/inquiries/form-words.ts';
import { fromFormFields, inquiryFormSchema } from '#domain/inquiries/inquiry-form.ts';
import type { InquiryMessages } from '#domain/inquiries/request-messages.ts';
import { track } from '#web/site/analytics.ts';
import type { WebsiteForm } from './website-form.ts';

/** The consultation form as its script knows it, in one language. */
export function consultationRules(messages: InquiryMessages, outcome: RequestOutcome): WebsiteForm {
  return {
    schema: inquiryFormSchema(messages),
    outcome,
    read: fromFormFields,
    onReceived: ({ dataset }) => {
      track('consultation_request', 'conversion');
      if (dataset.source === 'contact') track('contact_form_submit', 'contact_page');
    },
  };
}
