import type { Transporter } from 'nodemailer';
import type { MailServerSettings } from '#domain/platform/mail-server.ts';

const CONNECT_TIMEOUT_MS = 10_000;
const SILENCE_TIMEOUT_MS = 30_000;

export interface Mail {
  messageId: string;
  /** The practice's own address: the sender, unless the mail server has a sender of its own. */
  practiceAddress: string;
  senderName: string;
  to: { name: string; address: string };
  subject: string;
  replyTo?: { name: string; address: string };
  text: string;
  attachment?: { fileName: string; content: Buffer; contentType: string };
}

export interface MailSender {
  /**
   * Resolves when the mail server has accepted the mail; rejects with the reason otherwise, also when `signal` aborts.
   */
  send(mail: Mail, signal?: AbortSignal): Promise<void>;
}

/** A mail server with its password: by the address in SMTP_URL, or by what the owner entered. */
export type MailServer = { url: string } | (MailServerSettings & { password: string | null });

/** Returns a sender that uses a mail server. */
export function smtpSender(server: MailServer): MailSender {
  let transport: Promise<Transporter> | undefined;
  return {
    async send(mail, signal) {
      const {
        messageId,
        practiceAddress,
        senderName,
        to,
        subject,
        replyTo = answerTo(server, mail),
        text,
        attachment,
      } = mail;
      transport ??= openTransport(server);
      const domain = practiceAddress.slice(practiceAddress.lastIndexOf('@') + 1);
      await (await transport).sendMail({
        messageId: `<${messageId}@${domain}>`,
        from: { name: senderName, address: senderOf(server, mail) },
        to,
        ...(replyTo && { replyTo }),
        subject,
        text,
        ...(attachment && { attachments: [attachedFile(attachment)] }),
        ...(signal && { signal }),
      });
    },
  };
}

function attachedFile({ fileName: filename, content, contentType }: NonNullable<Mail['attachment']>) {
  return { filename, content, contentType };
}

/** Returns the address that a mail is sent from. */
export function senderOf(server: MailServer, { practiceAddress }: Pick<Mail, 'practiceAddress'>): string {
  return ('url' in server ? null : server.sender) ?? practiceAddress;
}

function encodedUrl(server: { url: string }): string {
  const { user, password } = signInOf(server);
  return Object.assign(new URL(server.url), {
    username: encodeURIComponent(user),
    password: encodeURIComponent(password),
  }).href;
}

/** Returns the name and the password for a mail server; empty without one. */
export function signInOf(server: MailServer): { user: string; password: string } {
  if (!('url' in server)) return { user: server.user ?? '', password: server.password ?? '' };
  const { username, password } = new URL(server.url);
  return { user: decoded(username), password: decoded(password) };
}

// A percent sign that encodes nothing stands for itself: operators write passwords as they are.
function decoded(text: string): string {
  return text.replace(/(?:%[0-9a-f]{2})+/gi, (encoded) => {
    try {
      return decodeURIComponent(encoded);
    } catch {
      return encoded;
    }
  });
}

// The mail server's sender may be an address that nobody reads.
function answerTo(server: MailServer, mail: Mail): Mail['replyTo'] {
  if (senderOf(server, mail) === mail.practiceAddress) return undefined;
  return { name: mail.senderName, address: mail.practiceAddress };
}

// Loaded with the first mail, so that the program starts faster.
async function openTransport(server: MailServer): Promise<Transporter> {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    ...connectionTo(server),
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SILENCE_TIMEOUT_MS,
    disableFileAccess: true,
    disableUrlAccess: true,
  });
}

function connectionTo(server: MailServer) {
  if ('url' in server) return { url: encodedUrl(server) };
  const { host, port, security, user, password } = server;
  return {
    host,
    port,
    secure: security === 'tls',
    requireTLS: security === 'starttls',
    ignoreTLS: security === 'none',
    ...(user !== null && { auth: { user, pass: password ?? '' } }),
  };
}
