import type { RequestOutcome } from '#domain/website/inquiries/form-words.ts';
import { fromFormFields, inquiryFormSchema } from '#domain/website/inquiries/inquiry-form.ts';
import type { InquiryMessages } from '#domain/website/inquiries/request-messages.ts';
import { track } from '#web/platform/hydration/analytics.ts';
import type { WebsiteForm } from './enhanced-form.ts';

/** Returns the consultation form's rules for its script, in one language. */
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
