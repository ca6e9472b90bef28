import { plainName } from '#server/platform/mail/plain-name.ts';
import type { Mail } from '#server/platform/mail/smtp-sender.ts';

/** Returns the mail by which the owner tests the mail server. */
export function testMail(
  to: Mail['to'],
  practiceName: string,
): Pick<Mail, 'senderName' | 'to' | 'subject' | 'text'> {
  const practice = plainName(practiceName);
  const name = plainName(to.name);
  return {
    senderName: practice,
    to: { name, address: to.address },
    subject: `Mail works (${practice})`,
    text: [
      `Hello ${name},`,
      '',
      `You asked for this test mail under Settings, Mail. It arrived, so ${practice} can send mail.`,
      '',
    ].join('\n'),
  };
}
