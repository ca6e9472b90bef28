import {
  isSameSignIn,
  MAIL_PASSWORD_AGAIN,
  MAIL_PASSWORD_NEEDED,
  type MailServerChange,
  mailSignIn,
  type SavedMailServer,
} from '#domain/platform/mail-server.ts';
import { type AuditKey, auditKeyOf } from '#server/platform/database/audit-key.ts';
import type { StoredMailServer } from '#server/platform/database/practice-tables.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { invalid } from '#server/platform/http/errors.ts';
import type { MailServer } from './smtp-sender.ts';

/** Returns the saved mail server as its owner reads it; null without one. */
export async function findSavedServer(queries: Queries, key: AuditKey): Promise<SavedMailServer | null> {
  const stored = await findStored(queries);
  if (stored === null) return null;
  const { password, ...settings } = stored;
  const isReadable = passwordOf(stored, key) !== undefined;
  return { ...settings, password: password === null ? 'none' : isReadable ? 'saved' : 'unreadable' };
}

/** Returns the saved mail server to send with; undefined without one, or if its password cannot be read. */
export async function findUsableServer(queries: Queries, key: AuditKey): Promise<MailServer | undefined> {
  const stored = await findStored(queries);
  if (stored === null) return undefined;
  const password = passwordOf(stored, key);
  return password === undefined ? undefined : { ...stored, password };
}

/**
 * Saves the mail server within a write. Throws 400 at the password if one is needed: none is saved, or the saved one
 * belongs to another server or name.
 */
export async function saveMailServer(queries: Queries, change: MailServerChange): Promise<void> {
  const key = auditKeyOf(queries);
  const { password: typed, ...settings } = change;
  const stored = await findStored(queries);
  const password = typed || (settings.user === null ? null : passwordToKeep(stored, change, key));
  const encrypted = password === null ? null : key.encrypt(password, mailSignIn(settings));
  await setServer(queries, JSON.stringify({ ...settings, password: encrypted } satisfies StoredMailServer));
}

/** Removes the mail server and its password within a write. */
export async function deleteMailServer(queries: Queries): Promise<void> {
  await setServer(queries, null);
}

function passwordToKeep(stored: StoredMailServer | null, change: MailServerChange, key: AuditKey): string {
  if (stored === null || stored.password === null) throw invalid(MAIL_PASSWORD_NEEDED, 'password');
  if (!isSameSignIn(stored, change)) throw invalid(MAIL_PASSWORD_AGAIN, 'password');
  const password = passwordOf(stored, key);
  if (!password) throw invalid(MAIL_PASSWORD_NEEDED, 'password');
  return password;
}

async function findStored(queries: Queries): Promise<StoredMailServer | null> {
  const row = await queries
    .selectFrom('practice')
    .select('mail_server')
    .where('id', '=', 1)
    .executeTakeFirst();
  return row?.mail_server ?? null;
}

async function setServer(queries: Queries, stored: string | null): Promise<void> {
  await queries.updateTable('practice').set({ mail_server: stored }).where('id', '=', 1).execute();
}

/** Returns the password; null without one, undefined if it was encrypted with another key or for another server. */
function passwordOf(stored: StoredMailServer, key: AuditKey): string | null | undefined {
  return stored.password === null ? null : key.decrypt(stored.password, mailSignIn(stored));
}
