/* As website-script.ts, for the English page with the form for schools. */
import {
  englishSchoolsMessages,
  englishSchoolsOutcome,
} from '#domain/website/inquiries/english-school-words.ts';
import { schoolsFormSchema } from '#domain/website/inquiries/schools-form.ts';
import { startForm } from './start-form.ts';

startForm({ schema: schoolsFormSchema(englishSchoolsMessages), outcome: englishSchoolsOutcome });
