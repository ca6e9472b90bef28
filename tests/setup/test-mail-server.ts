import { once } from 'node:events';
import { SMTPServer } from 'smtp-server';
import { onTestFinished } from 'vitest';

export interface ReceivedMail {
  /** The envelope's addresses. */
  from: string;
  to: string[];
  /** Its header lines, unfolded. */
  headers: string[];
  /** The text as a person reads it. */
  text: string;
  attachments: { fileName: string; content: Buffer }[];
}

export interface TestMailServer {
  /** The value of SMTP_URL. */
  url: string;
  port: number;
  received: ReceivedMail[];
  /** Resolves when this many mails have arrived in total. */
  hasReceived(count: number): Promise<void>;
  stop(): Promise<void>;
}

interface MailServerOptions {
  /** The port of an earlier server. */
  port?: number;
  /** Called with each mail before it is acknowledged; an error it throws is sent to the sender. */
  onMail?: (mail: ReceivedMail) => Promise<void> | void;
  /** The name and the password that it asks for; without them it asks for none. */
  signIn?: { user: string; password: string };
  /** Whether it offers STARTTLS, by a certificate that nobody trusts. */
  offersStartTls?: boolean;
  /** The sender that it refuses. */
  refusedSender?: string;
}

/** Starts a real mail server on this machine for one test. */
export async function startTestMailServer({
  port = 0,
  onMail,
  signIn,
  offersStartTls = false,
  refusedSender,
}: MailServerOptions = {}): Promise<TestMailServer> {
  const received: ReceivedMail[] = [];
  let notifyWaiting = () => {};
  const server = new SMTPServer({
    authOptional: signIn === undefined,
    allowInsecureAuth: true,
    disabledCommands: [...(offersStartTls ? [] : ['STARTTLS']), ...(signIn ? [] : ['AUTH'])],
    onAuth({ username, password }, _session, answer) {
      if (username === signIn?.user && password === signIn?.password) answer(null, { user: username });
      // Some servers repeat what they were sent.
      else answer(new Error(`Authentication failed for ${username} with ${password}`));
    },
    onMailFrom({ address }, _session, answer) {
      if (address === refusedSender) answer(new Error(`Sender ${address} is not yours`));
      else answer();
    },
    async onData(stream, session, acknowledge) {
      let source = '';
      for await (const chunk of stream) source += chunk;
      const { mailFrom, rcptTo } = session.envelope;
      const mail = {
        from: mailFrom ? mailFrom.address : '',
        to: rcptTo.map((recipient) => recipient.address),
        ...readMail(source),
      };
      try {
        await onMail?.(mail);
      } catch (error) {
        acknowledge(error instanceof Error ? error : new Error('refused'));
        return;
      }
      received.push(mail);
      acknowledge();
      notifyWaiting();
    },
  });
  // Tests include senders that disconnect while the server is slow.
  server.on('error', () => undefined);
  server.listen(port, '127.0.0.1');
  await once(server.server, 'listening');
  const address = server.server.address();
  const ownPort = typeof address === 'object' && address ? address.port : 0;
  let stopping: Promise<void> | undefined;
  const stop = () => {
    stopping ??= new Promise<void>((resolve) => server.close(() => resolve()));
    return stopping;
  };
  onTestFinished(stop);
  return {
    url: `smtp://127.0.0.1:${ownPort}`,
    port: ownPort,
    received,
    hasReceived: (count) =>
      new Promise((resolve) => {
        notifyWaiting = () => received.length >= count && resolve();
        notifyWaiting();
      }),
    stop,
  };
}

function readMail(source: string): Pick<ReceivedMail, 'headers' | 'text' | 'attachments'> {
  const { headers, body } = readPart(source);
  const [, boundary] = /^Content-Type: multipart\/mixed;.*boundary="(.+)"/m.exec(headers.join('\n')) ?? [];
  if (boundary === undefined) return { headers, text: textOf(headers, body), attachments: [] };
  const [text, ...files] = body.split(`--${boundary}`).slice(1, -1).map(readPart);
  return {
    headers,
    text: text ? textOf(text.headers, text.body) : '',
    attachments: files.map((file) => ({
      fileName: /filename="?([^";]+)/.exec(file.headers.join('\n'))?.[1] ?? '',
      content: Buffer.from(file.body, 'base64'),
    })),
  };
}

function readPart(source: string): { headers: string[]; body: string } {
  const end = source.indexOf('\r\n\r\n');
  const headers = source
    .slice(0, end)
    .replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');
  return { headers, body: source.slice(end + 4) };
}

function textOf(headers: readonly string[], body: string): string {
  const isQuoted = headers.includes('Content-Transfer-Encoding: quoted-printable');
  return (isQuoted ? unquoted(body) : body).replaceAll('\r\n', '\n');
}

function unquoted(body: string): string {
  const bytes = body
    .replace(/=\r\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
  return Buffer.from(bytes, 'latin1').toString('utf8');
}
