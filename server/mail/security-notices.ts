import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import type { SecurityChange } from '#domain/users/security-notice.ts';
import type { User } from '#domain/users/user.ts';
import type { Config } from '#server/config.ts';
import type { Queries } from '#server/database/tables.ts';
import { addToOutbox } from './outbox-store.ts';
import type { Delivery } from './start-delivery.ts';

export type NoticedUser = Pick<User, 'email' | 'fullName' | 'username'>;

/** Mails to the holders of accounts about what changed in how they are signed in to. */
export interface SecurityNotices {
  /** Adds a notice in the write that makes the change; without a mail server nothing is added. */
  add(queries: Queries, user: NoticedUser, change: SecurityChange, at: Instant): Promise<void>;
  /** Sends what was added, once it is on the disk. */
  send(): void;
}

export function securityNotices({ smtpUrl }: Pick<Config, 'smtpUrl'>, delivery?: Delivery): SecurityNotices {
  return {
    async add(queries, { email, fullName, username }, change, at) {
      // A notice that waited until somebody sets mail up would tell of what is long past.
      if (smtpUrl === undefined) return;
      const notice = { change, at, email, fullName, username };
      await addToOutbox(queries, { messageId: randomUUID(), notice }, at);
    },
    send: () => delivery?.wake(),
  };
}
