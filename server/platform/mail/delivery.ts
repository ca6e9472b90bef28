import type { MailTest } from '#domain/platform/mail-server.ts';

/** The delivery of outgoing mail. */
export interface Delivery {
  /** Called when a mail is waiting. */
  wake(): void;
  /** Sends a test mail past the outbox; undefined without a mail server that can be used. */
  sendTest(receiver: { name: string; address: string }): Promise<MailTest | undefined>;
}
