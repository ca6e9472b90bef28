/*
 * The one script file of an English page with the consultation form. It comes when the form is first touched, or when the
 * page before left a message.
 */
import { englishInquiryMessages, englishInquiryOutcome } from '#domain/website/inquiries/english-words.ts';
import { consultationRules } from './consultation-rules.ts';
import { startForm } from './start-form.ts';

startForm(consultationRules(englishInquiryMessages, englishInquiryOutcome));
