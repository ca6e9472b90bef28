import { oneLine } from './one-line.ts';

/** The mail that failed. */
export interface AttemptedMail {
  host: string;
  /** Undefined if the address in SMTP_URL names none. */
  port: number | undefined;
  sender: string;
  receiver: string;
  /** How long the attempt was allowed to take. */
  seconds: number;
  /** Texts that must not be shown, even if the server repeats them. */
  secrets: readonly string[];
}

/** Why a mail could not be sent, in plain words and in the mail server's own. */
export interface MailFailure {
  failure: string;
  answer: string | null;
}

const LONGEST_ANSWER = 300;
/** Shorter secrets would hide parts of ordinary words. */
const SHORTEST_SECRET = 4;

/** Returns why a mail could not be sent. */
export function mailFailureOf(error: unknown, mail: AttemptedMail): MailFailure {
  const failed = factsOf(error);
  return { failure: sentenceOf(failed, mail), answer: answerOf(failed.response, mail.secrets) };
}

interface FailureFacts {
  /** The kind of failure, as nodemailer names it. */
  code: string;
  /** The system's or the TLS library's name of the cause. */
  cause: string;
  command: string;
  response: string;
  responseCode: number | undefined;
}

function factsOf(error: unknown): FailureFacts {
  const given = new Map<string, unknown>(error instanceof Error ? Object.entries(error) : []);
  const textOf = (name: string) => {
    const value = given.get(name);
    return typeof value === 'string' ? value : '';
  };
  const responseCode = given.get('responseCode');
  return {
    code: textOf('code'),
    cause: textOf('originalCode') || textOf('code'),
    command: textOf('command'),
    response: textOf('response'),
    responseCode: typeof responseCode === 'number' ? responseCode : undefined,
  };
}

function sentenceOf(failed: FailureFacts, mail: AttemptedMail): string {
  const { host, port } = mail;
  const place = port === undefined ? host : `${host} on port ${port}`;
  switch (failed.code) {
    case 'EDNS':
      return `There is no server named ${host}. Check how it is written.`;
    case 'EABORT':
    case 'ETIMEDOUT':
      return `${place} did not answer within ${mail.seconds} seconds. Check the server, the port and the encryption.`;
    case 'EAUTH':
      return signInSentence(failed, host);
    case 'ETLS':
      return tlsSentence(failed, place);
    case 'EENVELOPE':
      return envelopeSentence(failed, mail);
    case 'EMESSAGE':
      return `${host} refused the mail.`;
    case 'EPROTOCOL':
      return `What answers as ${place} is not a mail server, or not with this encryption. Check the port.`;
    default:
      return connectionSentence(failed, place);
  }
}

function signInSentence({ response }: FailureFacts, host: string): string {
  return response === ''
    ? `${host} offers no sign-in by a name and a password. Check the encryption, or leave the name empty.`
    : `${host} did not accept the name and the password. Some providers want a password made for programs only, an app password.`;
}

function envelopeSentence({ command, responseCode }: FailureFacts, mail: AttemptedMail): string {
  if (responseCode === 530) return `${mail.host} sends no mail without a name and a password.`;
  if (command === 'MAIL FROM') return `${mail.host} does not accept ${mail.sender} as the sender.`;
  return `${mail.host} does not take a mail from ${mail.sender} to ${mail.receiver}.`;
}

function connectionSentence({ cause, code }: FailureFacts, place: string): string {
  if (cause === 'ECONNREFUSED') return `${place} refused the connection. Check the server and the port.`;
  if (['EHOSTUNREACH', 'ENETUNREACH', 'EHOSTDOWN', 'ENETDOWN'].includes(cause)) {
    return `${place} cannot be reached from this server's network.`;
  }
  if (isOfTls(cause)) return tlsSentence({ cause, command: '' }, place);
  if (['ECONNECTION', 'ECONNRESET', 'EPIPE'].includes(cause) || code === 'ECONNECTION') {
    return `${place} closed the connection. Check the port and the encryption.`;
  }
  return `The mail could not be sent to ${place} (${cause || 'unknown reason'}).`;
}

function isOfTls(cause: string): boolean {
  return /^(ERR_SSL|ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO|EPROTO)/.test(cause);
}

function tlsSentence({ cause, command }: Pick<FailureFacts, 'cause' | 'command'>, place: string): string {
  if (command === 'STARTTLS') return `${place} offers no STARTTLS. Try TLS, usually on port 465.`;
  if (cause === 'CERT_HAS_EXPIRED') return `The certificate of ${place} has expired.`;
  if (cause === 'ERR_TLS_CERT_ALTNAME_INVALID') {
    return `The certificate of ${place} is for another name. Check how the server is written.`;
  }
  if (/^(CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO)/.test(cause)) {
    return `The certificate of ${place} is not signed by anyone whom this server trusts.`;
  }
  return `No encrypted connection to ${place} came about. Check the port and the encryption: 587 is usual for STARTTLS, 465 for TLS.`;
}

// A server may repeat what it was sent, also in the form in which passwords are sent.
function answerOf(response: string, secrets: readonly string[]): string | null {
  let answer = oneLine(response);
  for (const secret of secrets.flatMap((text) => [text, Buffer.from(text).toString('base64')])) {
    if (secret.length >= SHORTEST_SECRET) answer = answer.replaceAll(secret, '…');
  }
  return answer.slice(0, LONGEST_ANSWER) || null;
}
