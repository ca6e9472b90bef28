import type { InquiryConfirmation } from '#domain/inquiries/inquiry-confirmation.ts';
import { receivedWords } from '#domain/inquiries/inquiry-reference.ts';
import type { PublicIdentity } from '#domain/practice/public-identity.ts';
import { callsWithin } from '#domain/practice/public-identity-text.ts';
import { plainName } from '#server/mail/plain-name.ts';
import type { Mail } from '#server/mail/smtp-sender.ts';

/** The mail that tells a family that its request was received, without a word of what it wrote. */
export function confirmationMail(
  { email, reference }: InquiryConfirmation,
  identity: PublicIdentity,
): Pick<Mail, 'senderName' | 'to' | 'subject' | 'text'> {
  const { practiceName, phone, therapist } = identity;
  const practice = plainName(practiceName);
  return {
    senderName: practice,
    to: { name: '', address: email },
    subject: `We received your request (${practice})`,
    text: [
      'Hello,',
      '',
      `thank you for asking ${practice} for a consultation. We received your request.`,
      '',
      ...receivedWords({ firstName: plainName(therapist.firstName), reference, soon: callsWithin(identity) }),
      '',
      `Is it urgent, or did you forget something? Call ${phone}, or answer this mail.`,
      '',
      'If you did not ask us, somebody gave your address by mistake: there is nothing to do.',
      '',
    ].join('\n'),
  };
}
