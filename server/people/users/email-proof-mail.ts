import { EMAIL_LINK_DAYS } from '#domain/people/users/email-proof.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import type { Mail } from '#server/platform/mail/smtp-sender.ts';

/**
 * Returns the mail that asks to confirm an address. It contains no text that the account's holder chose, because the
 * reader may be somebody else.
 */
export function emailProofMail(
  address: string,
  practiceName: string,
  link: string,
): Pick<Mail, 'senderName' | 'to' | 'subject' | 'text'> {
  const practice = plainName(practiceName);
  return {
    senderName: practice,
    to: { name: '', address },
    subject: `Is this your email address? (${practice})`,
    text: [
      'Hello,',
      '',
      `Somebody gave this address for an account of a therapist at ${practice}.`,
      '',
      'If it was you, open this link and press the button there. From then on you are told by mail when your password',
      'or another part of how you sign in changes:',
      '',
      link,
      '',
      `It works once, for ${EMAIL_LINK_DAYS} days.`,
      '',
      'If it was not you, there is nothing to do: no other mail comes to this address.',
      '',
    ].join('\n'),
  };
}
