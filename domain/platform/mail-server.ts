import * as z from 'zod/mini';
import { optionalEmail } from './email.ts';
import { text } from './stored-shapes.ts';
import { optionalText, requiredText } from './text.ts';
import { isThisMachine } from './this-machine.ts';

/** How the connection to a mail server is encrypted: after a greeting (STARTTLS), from the start (TLS), or not. */
export const mailSecurities = ['starttls', 'tls', 'none'] as const;
export type MailSecurity = (typeof mailSecurities)[number];

/** The port that mail servers listen on for each. */
export const usualMailPorts: Record<MailSecurity, number> = { starttls: 587, tls: 465, none: 25 };

/** How long a test waits for the mail server. */
export const MAIL_TEST_SECONDS = 10;

const HOST_NEEDED = 'Enter the server as your mail provider names it, such as smtp.example.com';
const PORT_NEEDED = 'Enter a port from 1 to 65535';
const NAME_NEEDED = 'Enter the name that belongs to the password';
export const MAIL_PASSWORD_NEEDED = 'Enter the password that belongs to the name';
export const MAIL_PASSWORD_AGAIN =
  'Enter the password again: the server or the name has changed, and the saved password stays with the old ones';

// A name or an address, without a protocol, a port or a path.
const hostPattern = /^([a-z0-9_]([a-z0-9_.-]*[a-z0-9_])?|[0-9a-f]*:[0-9a-f:.]+)$/i;

/** What the owner enters. An empty password leaves the saved one, if it belongs to the same server and name. */
export const mailServerChange = z
  .object({
    host: requiredText(HOST_NEEDED, 1, 253, () => HOST_NEEDED).check(z.regex(hostPattern, HOST_NEEDED)),
    port: z.int(PORT_NEEDED).check(z.minimum(1, PORT_NEEDED), z.maximum(65_535, PORT_NEEDED)),
    security: z.enum(mailSecurities, 'Choose an encryption'),
    user: optionalText(254),
    // Not trimmed: a space may be a part of it.
    password: z.optional(z.string().check(z.maxLength(1000, 'This password is too long'))),
    sender: optionalEmail(),
  })
  .check(
    z.refine(({ user, password }) => user !== null || !password, {
      message: NAME_NEEDED,
      path: ['user'],
    }),
  );
export type MailServerChange = z.output<typeof mailServerChange>;
export type MailServerFormValues = z.input<typeof mailServerChange>;

/** A mail server without its password. */
export type MailServerSettings = Omit<MailServerChange, 'password'>;

/** Returns whether a saved password may be sent with the changed settings: to the same server, for the same name. */
export function isSameSignIn(saved: MailServerSettings, changed: MailServerSettings): boolean {
  return mailSignIn(saved) === mailSignIn(changed);
}

/** Returns what a saved password belongs to, as text. */
export function mailSignIn({ host, port, security, user }: MailServerSettings): string {
  return JSON.stringify([host.toLowerCase(), port, security, user]);
}

/** Returns what others on the network can read on the way to the mail server; null if nothing. */
export function readableOnTheWay({
  host,
  security,
  user,
}: Pick<MailServerSettings, 'host' | 'security' | 'user'>): 'password' | 'mails' | null {
  if (security !== 'none' || isThisMachine(host.toLowerCase())) return null;
  return user ? 'password' : 'mails';
}

const savedMailServer = z.strictObject({
  host: z.string(),
  port: z.int(),
  security: z.enum(mailSecurities),
  user: text,
  sender: text,
  /** A password is never answered, only whether one is saved and can be read with the key of this server. */
  password: z.enum(['none', 'saved', 'unreadable']),
});
export type SavedMailServer = z.output<typeof savedMailServer>;

/** How the practice sends mail, as its owner reads it. */
export const mailServerState = z.strictObject({
  /** The server of SMTP_URL, which is then used instead of the saved one; null if it is not set. */
  environmentHost: text,
  saved: z.nullable(savedMailServer),
});
export type MailServerState = z.output<typeof mailServerState>;

/** The result of a test mail. */
export const mailTest = z.strictObject({
  sentTo: z.string(),
  /** Why the mail could not be sent; null if the server accepted it. */
  failure: text,
  /** The mail server's own words about the failure; null if it gave none. */
  answer: text,
});
export type MailTest = z.output<typeof mailTest>;
