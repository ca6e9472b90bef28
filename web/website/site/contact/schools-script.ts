/* As website-script.ts, for the English page with the form for schools. */
import {
  englishSchoolsMessages,
  englishSchoolsOutcome,
} from '#domain/website/inquiries/english-school-words.ts';
import { schoolsRules } from './schools-rules.ts';
import { startForm } from './start-form.ts';

startForm(schoolsRules(englishSchoolsMessages, englishSchoolsOutcome));
