import { formatDate, formatTime, type Instant, type TimeZone } from '#domain/dates.ts';
import { languageNames } from '#domain/inquiries/call-language.ts';
import type { InquiryForm } from '#domain/inquiries/inquiry-form.ts';
import { oneLine } from '#server/mail/one-line.ts';
import type { Mail } from '#server/mail/smtp-sender.ts';

/** The mail that tells the practice about a family's request; answering it writes to the family. */
export function inquiryMail(
  request: InquiryForm & { createdAt: Instant; reference: string },
  timeZone: TimeZone,
): Pick<Mail, 'senderName' | 'subject' | 'replyTo' | 'text'> {
  const sent = `${formatDate(request.createdAt, timeZone)} at ${formatTime(request.createdAt, timeZone)}`;
  const parentName = oneLine(request.parentName);
  return {
    senderName: 'Practice website',
    // Without the child's name: subjects show on locked phones.
    subject: `Consultation request from ${parentName}`,
    replyTo: { name: parentName, address: request.email },
    text: [
      `A family asked for a consultation through the website on ${sent}.`,
      '',
      `Reference:          ${request.reference}`,
      `Parent or guardian: ${parentName}`,
      `Email:              ${request.email}`,
      `Phone:              ${oneLine(request.phone)}`,
      `Call in:            ${request.callLanguage ? languageNames[request.callLanguage] : '(not said)'}`,
      `Wrote in:           ${languageNames[request.language]}`,
      `Child:              ${oneLine(request.childName)}, age ${oneLine(request.childAge)}`,
      `School:             ${oneLine(request.school) || '(not given)'}`,
      `Heard about us:     ${oneLine(request.referralSource) || '(not given)'}`,
      `Check insurance:    ${request.insuranceCheck ? 'yes, please' : 'no'}`,
      '',
      'Their concerns:',
      request.concerns,
      '',
      'Answer this mail to write to the family.',
      '',
    ].join('\n'),
  };
}
