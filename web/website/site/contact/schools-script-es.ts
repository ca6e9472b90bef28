/* As website-script.ts, for the Spanish page with the form for schools. */

import { schoolsFormSchema } from '#domain/website/inquiries/schools-form.ts';
import {
  spanishSchoolsMessages,
  spanishSchoolsOutcome,
} from '#domain/website/inquiries/spanish-school-words.ts';
import { startForm } from './start-form.ts';

startForm({ schema: schoolsFormSchema(spanishSchoolsMessages), outcome: spanishSchoolsOutcome });
