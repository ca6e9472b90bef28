import { randomUUID } from 'node:crypto';
import type { User } from '#domain/people/users/user.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import type { Delivery } from '#server/platform/mail/delivery.ts';
import { isMailAllowed } from '#server/platform/mail/mail-limit.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { addToOutbox } from '#server/platform/mail/outbox-store.ts';

/** Mails with a link that confirms an email address. */
export interface EmailProofs {
  /** Returns whether the practice sends mail; if not, no address is confirmed. */
  isAsked(queries: Queries): Promise<boolean>;
  /** Adds the mail in the write that sets the account's address; false if the daily limit is reached. */
  ask(queries: Queries, user: Pick<User, 'id' | 'email'>, now: Date): Promise<boolean>;
  /** Sends the added mail, after commit. */
  send(): void;
}

export function emailProofs(mail: Pick<MailSetup, 'isOn'>, delivery: Delivery): EmailProofs {
  return {
    isAsked: mail.isOn,
    async ask(queries, { id, email }, now) {
      if (!(await mail.isOn(queries))) return true;
      if (!(await isMailAllowed(queries, 'proof', { userId: id, email }, now))) return false;
      const notice = { proof: true, therapistId: id, email } as const;
      await addToOutbox(queries, { messageId: randomUUID(), notice }, now.toISOString());
      return true;
    },
    send: () => delivery.wake(),
  };
}
