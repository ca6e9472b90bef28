/* As website-script.ts, for the Spanish page with the form for schools. */
import {
  spanishSchoolsMessages,
  spanishSchoolsOutcome,
} from '#domain/website/inquiries/spanish-school-words.ts';
import { schoolsRules } from './schools-rules.ts';
import { startForm } from './start-form.ts';

startForm(schoolsRules(spanishSchoolsMessages, spanishSchoolsOutcome));
