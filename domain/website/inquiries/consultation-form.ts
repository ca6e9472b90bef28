import { consultationOutcome, consultationWords } from './consultation-words.ts';
import { inquiryFields } from './inquiry-form.ts';
import { requestForm } from './request-form.ts';

/** The form for a family's consultation request. */
export const consultationForm = requestForm({
  path: '/api/contact',
  draft: 'consultation-draft',
  sentCookie: 'request_sent',
  fields: inquiryFields,
  words: consultationWords,
  outcome: consultationOutcome,
});
