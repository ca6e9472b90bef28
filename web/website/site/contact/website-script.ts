/*
 * The script of a page with the consultation form. It loads when the form is first used, or when the previous page left
 * a message.
 */
import { consultationOutcome } from '#domain/website/inquiries/consultation-words.ts';
import { inquiryFields } from '#domain/website/inquiries/inquiry-form.ts';
import { track } from '#web/platform/hydration/analytics.ts';
import { startForm } from './start-form.ts';

startForm(inquiryFields, consultationOutcome, ({ dataset }) => {
  track('consultation_request', 'conversion');
  if (dataset.source === 'contact') track('contact_form_submit', 'contact_page');
});
