/*
 * The script of an English page with the consultation form. It loads when the form is first used, or when the previous
 * page left a message.
 */
import { englishInquiryMessages, englishInquiryOutcome } from '#domain/website/inquiries/english-words.ts';
import { consultationRules } from './consultation-rules.ts';
import { startForm } from './start-form.ts';

startForm(consultationRules(englishInquiryMessages, englishInquiryOutcome));
