import { randomUUID } from 'node:crypto';
import { MAIL_TEST_SECONDS, type MailTest } from '#domain/platform/mail-server.ts';
import { type AttemptedMail, mailFailureOf } from './mail-failure.ts';
import { type Mail, type MailServer, senderOf, signInOf, smtpSender } from './smtp-sender.ts';

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
  const secrets = secretsOf(server);
  if (!('url' in server)) return { host: server.host, port: server.port, secrets };
  const { hostname, port } = new URL(server.url);
  return { host: hostname, port: port === '' ? undefined : Number(port), secrets };
}

// In the form of AUTH PLAIN, too.
function secretsOf(server: MailServer): string[] {
  const { user, password } = signInOf(server);
  return password === '' ? [] : [password, `\0${user}\0${password}`];
}
