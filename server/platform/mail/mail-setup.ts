import type { AuditKey } from '#server/platform/database/audit-key.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { findUsableServer } from './mail-server-store.ts';
import type { MailServer } from './smtp-sender.ts';

/**
 * How the program sends mail: by SMTP_URL if it is set, else by the server that the owner saved. That one is read anew
 * each time, so that a change applies at once to every program on the same database.
 */
export interface MailSetup {
  /** Undefined without SMTP_URL. */
  environmentUrl: string | undefined;
  /** Returns the mail server; undefined without one, or if its saved password cannot be read. */
  findServer(queries: Queries): Promise<MailServer | undefined>;
  /** Returns whether mails are sent. */
  isOn(queries: Queries): Promise<boolean>;
}

/** Returns the setup of a practice with SMTP_URL, if it is set, and the key of its saved password. */
export function mailSetup(smtpUrl: string | undefined, key: AuditKey): MailSetup {
  const findServer = async (queries: Queries) =>
    smtpUrl === undefined ? findUsableServer(queries, key) : { url: smtpUrl };
  return {
    environmentUrl: smtpUrl,
    findServer,
    isOn: async (queries) => (await findServer(queries)) !== undefined,
  };
}
