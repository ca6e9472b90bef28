import { randomUUID } from 'node:crypto';
import { MAIL_TEST_SECONDS, type MailTest } from '#domain/platform/mail-server.ts';
import { type AttemptedMail, mailFailureOf } from './mail-failure.ts';
import { type Mail, type MailServer, senderOf, smtpSender } from './smtp-sender.ts';

/** Sends a mail within `limitMs`, and returns what became of it. */
export async function sendTestMail(
  server: MailServer,
  mail: Omit<Mail, 'messageId'>,
  limitMs: number,
): Promise<MailTest> {
  const sentTo = mail.to.address;
  try {
    await smtpSender(server).send({ ...mail, messageId: randomUUID() }, AbortSignal.timeout(limitMs));
    return { sentTo, failure: null, answer: null };
  } catch (error) {
    const attempted: AttemptedMail = {
      ...placeOf(server),
      sender: senderOf(server, mail),
      receiver: sentTo,
      seconds: MAIL_TEST_SECONDS,
    };
    return { sentTo, ...mailFailureOf(error, attempted) };
  }
}

function placeOf(server: MailServer): Pick<AttemptedMail, 'host' | 'port' | 'secrets'> {
  if (!('url' in server)) {
    const { host, port, user, password } = server;
    return { host, port, secrets: secretsOf(user ?? '', password ?? '') };
  }
  const { hostname, port, username, password } = new URL(server.url);
  return {
    host: hostname,
    port: port === '' ? undefined : Number(port),
    secrets: [...secretsOf(username, password), ...secretsOf(decoded(username), decoded(password))],
  };
}

// In the form of AUTH PLAIN, too.
function secretsOf(user: string, password: string): string[] {
  return password === '' ? [] : [password, `\0${user}\0${password}`];
}

// A password with a plain % is sent as it is written.
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
