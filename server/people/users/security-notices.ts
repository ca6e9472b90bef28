import { randomUUID } from 'node:crypto';
import type { SecurityChange } from '#domain/people/users/security-notice.ts';
import type { User } from '#domain/people/users/user.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Config } from '#server/platform/config.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import type { Delivery } from '#server/platform/mail/delivery.ts';
import { isMailAllowed } from '#server/platform/mail/mail-limit.ts';
import { addToOutbox } from '#server/platform/mail/outbox-store.ts';
import { emailProvenAt } from './email-proof-store.ts';

export type NoticedUser = Pick<User, 'id' | 'email' | 'fullName' | 'username'>;

/** Mails to the holders of accounts about what changed in how they are signed in to. */
export interface SecurityNotices {
  /**
   * Adds a notice in the write that makes the change, while the account still has the address that it goes to. Nothing is
   * added without a mail server, to an address that nobody has shown to be hers, or beyond what a day allows.
   */
  add(queries: Queries, user: NoticedUser, change: SecurityChange, at: Instant): Promise<void>;
  /** Sends what was added, once it is on the disk. */
  send(): void;
}

export function securityNotices({ smtpUrl }: Pick<Config, 'smtpUrl'>, delivery?: Delivery): SecurityNotices {
  return {
    async add(queries, { id, email, fullName, username }, change, at) {
      // A notice that waited until somebody sets mail up would tell of what is long past.
      if (smtpUrl === undefined || (await emailProvenAt(queries, id)) === null) return;
      if (!(await isMailAllowed(queries, 'notice', { userId: id, email }, new Date(at)))) return;
      const notice = { change, at, email, fullName, username };
      await addToOutbox(queries, { messageId: randomUUID(), notice }, at);
    },
    send: () => delivery?.wake(),
  };
}
