import { formatDate, formatTime, type Instant, type TimeZone } from '#domain/platform/dates.ts';
import { callLanguageName, languageNames } from '#domain/website/inquiries/call-language.ts';
import type { WrittenInquiry } from '#domain/website/inquiries/inquiry.ts';
import type { InquiryForm } from '#domain/website/inquiries/inquiry-form.ts';
import { writerOf } from '#domain/website/inquiries/inquiry-kind.ts';
import { schoolRoleNames } from '#domain/website/inquiries/school-role.ts';
import type { SchoolsForm } from '#domain/website/inquiries/schools-form.ts';
import { oneLine } from '#server/platform/mail/one-line.ts';
import type { Mail } from '#server/platform/mail/smtp-sender.ts';

interface ArrivedInquiry {
  written: WrittenInquiry;
  createdAt: Instant;
  reference: string;
}

/** Returns the mail to the practice about an inquiry; replying to it writes to the sender. */
export function inquiryMail(
  { written, createdAt, reference }: ArrivedInquiry,
  timeZone: TimeZone,
): Pick<Mail, 'senderName' | 'subject' | 'replyTo' | 'text'> {
  const sent = `${formatDate(createdAt, timeZone)} at ${formatTime(createdAt, timeZone)}`;
  const writer = oneLine(writerOf(written));
  const { subject, opening, lines } = written.kind === 'family' ? familyWords(written) : schoolWords(written);
  return {
    senderName: 'Practice website',
    subject: `${subject} from ${writer}`,
    replyTo: { name: writer, address: written.email },
    text: [
      `${opening} through the website on ${sent}.`,
      '',
      `Reference:          ${reference}`,
      ...lines,
      '',
    ].join('\n'),
  };
}

function familyWords(family: InquiryForm) {
  return {
    // Without the child's name, since subjects show on locked phones.
    subject: 'Consultation request',
    opening: 'A family asked for a consultation',
    lines: [
      `Parent or guardian: ${oneLine(family.parentName)}`,
      `Email:              ${family.email}`,
      `Phone:              ${oneLine(family.phone)}`,
      `Call in:            ${oneLine(callLanguageName(family) ?? NOT_GIVEN)}`,
      `Wrote in:           ${languageNames[family.language]}`,
      `Child:              ${oneLine(family.childName)}, age ${oneLine(family.childAge)}`,
      `School:             ${oneLine(family.school) || NOT_GIVEN}`,
      `Heard about us:     ${oneLine(family.referralSource) || NOT_GIVEN}`,
      `Check insurance:    ${family.insuranceCheck ? 'yes, please' : 'no'}`,
      '',
      'Their concerns:',
      family.concerns,
      '',
      'Answer this mail to write to the family.',
    ],
  };
}

function schoolWords(school: SchoolsForm) {
  return {
    subject: 'School message',
    opening: 'A school wrote to you',
    lines: [
      `Name:               ${oneLine(school.name)}`,
      `Role:               ${schoolRoleNames[school.role].en}`,
      `School or district: ${oneLine(school.school)}`,
      `Email:              ${school.email}`,
      `Phone:              ${oneLine(school.phone) || NOT_GIVEN}`,
      `Wrote in:           ${languageNames[school.language]}`,
      '',
      'What they need:',
      school.need,
      '',
      'Answer this mail to write to them.',
    ],
  };
}

const NOT_GIVEN = '(not given)';
