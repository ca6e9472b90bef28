import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { emailPattern } from '#domain/platform/email.ts';
import { type RegistrationMode, registrationModes } from '#domain/platform/registration-mode.ts';
import { isThisMachine } from '#domain/platform/this-machine.ts';
import { SHORTEST_AUDIT_KEY } from './database/audit-key.ts';
import { StartupError } from './startup-error.ts';

const url = (protocols: string[], message: string, fits: (url: URL) => boolean = () => true) =>
  z.string().check(
    z.refine((text) => {
      const url = URL.parse(text);
      return url !== null && protocols.includes(url.protocol) && fits(url);
    }, message),
  );

// Every address of the site is built from it: it must have no path, query or user name.
function isBareOrigin({ username, pathname, href }: URL): boolean {
  return username === '' && /^\/+$/.test(pathname) && !/[?#]/.test(href);
}

const wholeNumber = (least: number, most: number, unit: string) =>
  z
    .string()
    .check(
      z.refine(
        (text) => /^\d{1,3}$/.test(text) && Number(text) >= least && Number(text) <= most,
        `must be a number of ${unit} from ${least} to ${most}`,
      ),
    );

const environment = z.object({
  PORT: z._default(
    z
      .string()
      .check(
        z.refine(
          (text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535,
          'must be a port number from 0 to 65535',
        ),
      ),
    '3000',
  ),
  HOST: z._default(z.string().check(z.minLength(1, 'must be an address to listen on')), 'localhost'),
  DATA_DIR: z._default(z.string().check(z.minLength(1, 'must be a folder')), './data'),
  DATABASE_URL: z.optional(
    url(['postgres:', 'postgresql:'], 'must look like postgres://user:password@host:5432/database'),
  ),
  DATABASE_CONNECTIONS: z._default(wholeNumber(2, 500, 'connections'), '10'),
  DATABASE_TIMEOUT: z._default(wholeNumber(1, 600, 'seconds'), '20'),
  AUDIT_KEY: z.optional(
    z
      .string()
      .check(
        z.minLength(
          SHORTEST_AUDIT_KEY,
          `must be ${SHORTEST_AUDIT_KEY} letters and digits or more, made at random`,
        ),
      ),
  ),
  SITE_URL: z.optional(
    url(['http:', 'https:'], 'must look like https://practice.example.com, without a path', isBareOrigin),
  ),
  SMTP_URL: z.optional(
    url(
      ['smtp:', 'smtps:'],
      'must look like smtps://user:password@mail.example.com',
      ({ hostname }) => hostname !== '',
    ),
  ),
  PRACTICE_EMAIL: z.optional(z.string().check(z.regex(emailPattern, 'must be an email address'))),
  REGISTRATION: z.optional(z.enum(registrationModes, 'must be open, invite or closed')),
  TRUST_PROXY: z._default(
    z
      .string()
      .check(z.regex(/^(true|false|[1-9])$/, 'must be true, false or the number of proxies from 1 to 9')),
    'false',
  ),
  NODE_ENV: z.optional(z.string()),
  RATE_LIMITS: z._default(z.enum(['on', 'off'], 'must be on or off'), 'on'),
});

export interface Config {
  port: number;
  host: string;
  dataDir: string;
  databaseUrl: string | undefined;
  /** Maximum number of connections to PostgreSQL. */
  databaseConnections: number;
  /** Time limit of one statement on PostgreSQL. */
  databaseTimeoutMs: number;
  /** The key of the audit log; undefined if a file in the data folder holds it. */
  auditKey: string | undefined;
  /** The site's public address, without a trailing slash. */
  siteUrl: string;
  /** Whether the environment sets that address; otherwise it is this machine's. */
  isSiteUrlGiven: boolean;
  smtpUrl: string | undefined;
  practiceEmail: string | undefined;
  /** Undefined if the practice's owner decides. */
  registration: RegistrationMode | undefined;
  /** Number of trusted reverse proxies; only the forwarding headers that they add are trusted. */
  trustProxy: number;
  rateLimits: boolean;
  /** Whether it runs under `npm run dev`. */
  isDevelopment: boolean;
}

/** Reads the program's configuration from its environment. Throws StartupError naming the invalid variable. */
export function readConfig(variables: Record<string, string | undefined>): Config {
  // An empty variable counts as unset, as in most shells and compose files.
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(given);
  if (!parsed.success) {
    const issue = parsed.error.issues[0];
    throw new StartupError(`${issue?.path.join('.')} ${issue?.message ?? 'is wrong'}.`);
  }
  const read = parsed.data;
  if (read.RATE_LIMITS === 'off' && !isThisMachine(read.HOST)) {
    throw new StartupError('RATE_LIMITS can be off only while HOST is localhost.');
  }
  return {
    port: Number(read.PORT),
    host: read.HOST,
    dataDir: resolve(read.DATA_DIR),
    databaseUrl: read.DATABASE_URL,
    databaseConnections: Number(read.DATABASE_CONNECTIONS),
    databaseTimeoutMs: Number(read.DATABASE_TIMEOUT) * 1_000,
    auditKey: read.AUDIT_KEY,
    siteUrl: new URL(read.SITE_URL ?? `http://localhost:${read.PORT}`).origin,
    isSiteUrlGiven: read.SITE_URL !== undefined,
    smtpUrl: read.SMTP_URL,
    practiceEmail: read.PRACTICE_EMAIL,
    registration: read.REGISTRATION,
    trustProxy: proxiesOf(read.TRUST_PROXY),
    rateLimits: read.RATE_LIMITS === 'on',
    isDevelopment: read.NODE_ENV === 'development',
  };
}

function proxiesOf(setting: string): number {
  if (setting === 'false') return 0;
  return setting === 'true' ? 1 : Number(setting);
}
