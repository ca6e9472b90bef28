import type { SecurityChange, SecurityNotice } from '#domain/people/users/security-notice.ts';
import { formatDate, formatTime, type TimeZone } from '#domain/platform/dates.ts';
import { plainName } from '#server/platform/mail/plain-name.ts';
import type { Mail } from '#server/platform/mail/smtp-sender.ts';

interface Wording {
  subject: string;
  /** A sentence completed by "on Nov 20, 2026 at 10:00 AM". */
  what: string;
}

const changes: Record<SecurityChange, Wording> = {
  'password changed': {
    subject: 'Your password was changed',
    what: 'The password of your account was changed, and every other device was signed out,',
  },
  'password recovered': {
    subject: 'A new password was chosen for you',
    what: 'A link for a forgotten password was used: your account has a new password, and every device was signed out,',
  },
  'email changed': {
    subject: 'Your email address was changed',
    what: 'Your account was given another email address, to which mails like this one go once it is confirmed,',
  },
  'two-factor on': {
    subject: 'Two-factor sign-in was set up',
    what: 'Two-factor sign-in was turned on for your account, or moved to another authenticator app,',
  },
  'two-factor off': {
    subject: 'Two-factor sign-in was turned off',
    what: 'Two-factor sign-in was turned off for your account',
  },
  'passkey added': {
    subject: 'A passkey was added',
    what: 'A passkey, which signs in without your password, was added to your account',
  },
  'passkey removed': {
    subject: 'A passkey was removed',
    what: 'A passkey was removed from your account',
  },
  'account disabled': {
    subject: 'Your account was disabled',
    what: 'The owner of the practice disabled your account: nobody can sign in to it. What you wrote is kept, and nobody else can read it. This was done',
  },
  'account enabled': {
    subject: 'Your account was enabled again',
    what: 'The owner of the practice enabled your account again, and you can sign in,',
  },
  'ownership given': {
    subject: 'You handed the practice over',
    what: 'Your account handed the ownership of the practice over to another therapist',
  },
  'ownership received': {
    subject: 'You own the practice now',
    what: 'The ownership of the practice was handed over to your account',
  },
  'backup key chosen': {
    subject: 'A backup key was chosen',
    what: 'Your account chose another key, with which backups of the practice are encrypted from now on,',
  },
  'practice restored': {
    subject: 'The practice was restored from a backup',
    what: 'The records of the practice, yours among them, were put back to what they were in an earlier backup. Your password, second factors and passkeys stayed as they are. This was done',
  },
};

/** Returns the mail that notifies an account's holder of a change, in case somebody else made it. */
export function noticeMail(
  notice: SecurityNotice,
  practiceName: string,
  timeZone: TimeZone,
): Pick<Mail, 'senderName' | 'to' | 'subject' | 'text'> {
  const { subject, what } = changes[notice.change];
  const fullName = plainName(notice.fullName);
  const practice = plainName(practiceName);
  return {
    senderName: practice,
    to: { name: fullName, address: notice.email },
    subject: `${subject} (${practice})`,
    text: [
      `Hello ${fullName},`,
      '',
      `${what} on ${formatDate(notice.at, timeZone)} at ${formatTime(notice.at, timeZone)}.`,
      ...usernameLine(notice.username),
      '',
      'If this was you, there is nothing to do.',
      '',
      'If it was not you, tell the owner of the practice right away. Whoever runs its server can give you a way to',
      'choose a new password, which signs out every device.',
      '',
      'This mail holds no link on purpose: open the app the way you always do.',
      '',
    ].join('\n'),
  };
}

// Omitted if it looks like an address: the holder knows it.
function usernameLine(username: string): string[] {
  return plainName(username) === username ? [`Your username is ${username}.`] : [];
}
