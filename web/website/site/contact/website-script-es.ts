/* As website-script.ts, for a Spanish page: each language loads its own words alone. */
import { spanishInquiryMessages, spanishInquiryOutcome } from '#domain/website/inquiries/spanish-words.ts';
import { consultationRules } from './consultation-rules.ts';
import { startForm } from './start-form.ts';

startForm(consultationRules(spanishInquiryMessages, spanishInquiryOutcome));
