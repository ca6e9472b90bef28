import { requestForm } from './request-form.ts';
import { schoolsFields } from './schools-form.ts';
import { schoolsOutcome, schoolsWords } from './schools-words.ts';

/** The form for a message from a school or a district. */
export const schoolsForm = requestForm({
  path: '/api/schools-contact',
  draft: 'schools-draft',
  sentCookie: 'school_form_sent',
  fields: schoolsFields,
  words: schoolsWords,
  outcome: schoolsOutcome,
});
