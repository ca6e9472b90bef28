/* As website-script.ts, for the page with the form for schools. */
import { schoolsFields } from '#domain/website/inquiries/schools-form.ts';
import { schoolsOutcome } from '#domain/website/inquiries/schools-words.ts';
import { startForm } from './start-form.ts';

startForm(schoolsFields, schoolsOutcome);
