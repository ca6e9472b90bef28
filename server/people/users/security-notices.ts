import { randomUUID } from 'node:crypto';
import type { SecurityChange } from '#domain/people/users/security-notice.ts';
import type { User } from '#domain/people/users/user.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import type { Delivery } from '#server/platform/mail/delivery.ts';
import { isMailAllowed } from '#server/platform/mail/mail-limit.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { addToOutbox } from '#server/platform/mail/outbox-store.ts';
import { emailProvenAt } from './email-proof-store.ts';

export type NoticedUser = Pick<User, 'id' | 'email' | 'fullName' | 'username'>;

/** Mails to account holders about changes of their sign-in. */
export interface SecurityNotices {
  /**
   * Adds a notice in the write that makes the change, while the account still has its old address. Nothing is added
   * without a mail server, to an unconfirmed address, or beyond the daily limit.
   */
  add(queries: Queries, user: NoticedUser, change: SecurityChange, at: Instant): Promise<void>;
  /** Sends the added notices, after commit. */
  send(): void;
}

export function securityNotices(mail: Pick<MailSetup, 'isOn'>, delivery?: Delivery): SecurityNotices {
  return {
    async add(queries, { id, email, fullName, username }, change, at) {
      // Waiting until a mail server is set up would send outdated notices.
      if (!(await mail.isOn(queries)) || (await emailProvenAt(queries, id)) === null) return;
      if (!(await isMailAllowed(queries, 'notice', { userId: id, email }, new Date(at)))) return;
      const notice = { change, at, email, fullName, username };
      await addToOutbox(queries, { messageId: randomUUID(), notice }, at);
    },
    send: () => delivery?.wake(),
  };
}
