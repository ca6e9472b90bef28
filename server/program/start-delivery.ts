import type { FastifyInstance } from 'fastify';
import { practiceSettings } from '#domain/people/practice/practice-settings.ts';
import { isShippedEmail } from '#domain/website/identity/shipped-words.ts';
import { inquiryReference } from '#domain/website/inquiries/inquiry-reference.ts';
import { writeFamilyMail } from '#server/billing/billing-documents/write-family-mail.ts';
import { testMail } from '#server/people/practice/test-mail.ts';
import { emailProofMail } from '#server/people/users/email-proof-mail.ts';
import { createEmailLink } from '#server/people/users/email-proof-store.ts';
import { noticeMail } from '#server/people/users/notice-mail.ts';
import type { Config } from '#server/platform/config.ts';
import type { OnCaseloadChange } from '#server/platform/database/caseload.ts';
import type { Database } from '#server/platform/database/connection.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import type { Delivery } from '#server/platform/mail/delivery.ts';
import { MailDelivery } from '#server/platform/mail/mail-delivery.ts';
import type { MailSetup } from '#server/platform/mail/mail-setup.ts';
import { findNotice, type TakenMail } from '#server/platform/mail/outbox-store.ts';
import { sendTestMail } from '#server/platform/mail/send-test-mail.ts';
import {
  type Mail,
  type MailSender,
  type MailServer,
  smtpSender,
} from '#server/platform/mail/smtp-sender.ts';
import { markMessageSent } from '#server/platform/messages/mark-message-sent.ts';
import { latestEdition } from '#server/website/identity/website-identity-store.ts';
import { confirmationMail } from '#server/website/inquiries/confirmation-mail.ts';
import { findWrittenInquiry } from '#server/website/inquiries/inquiry-form-store.ts';
import { inquiryMail } from '#server/website/inquiries/inquiry-mail.ts';

interface DeliveryServices {
  database: Database;
  onChange: OnCaseloadChange;
  config: Pick<Config, 'practiceEmail' | 'siteUrl'>;
  clock: () => Date;
  mail: MailSetup;
  /** How long a test waits for the mail server. */
  mailTestMs: number;
}

/** Delivers the mails of the outbox while the app runs; without a mail server they wait. */
export function startDelivery(app: FastifyInstance, services: DeliveryServices): Delivery {
  const { database, config, clock, mail, mailTestMs } = services;
  const delivery = new MailDelivery({
    database,
    clock,
    findSender: senderFinder(() => mail.findServer(database.read)),
    log: app.log,
    write: (taken) => writeMail(services, taken),
    markSent: (taken, now) => markMessageSent(services, taken, now),
  });
  app.addHook('onReady', async () => delivery.start());
  app.addHook('onClose', () => delivery.stop());
  return {
    wake: () => delivery.wake(),
    async sendTest(receiver) {
      const server = await mail.findServer(database.read);
      if (server === undefined) return undefined;
      const { practiceAddress, identity } = await practiceOf(database.read, config);
      const sender = practiceAddress ?? receiver.address;
      const written = testMail(receiver, identity.practiceName);
      return sendTestMail(server, { ...written, practiceAddress: sender }, mailTestMs);
    },
  };
}

// A sender may hold open connections: it is used until the settings change.
function senderFinder(findServer: () => Promise<MailServer | undefined>) {
  let latest: { settings: string; sender: MailSender } | undefined;
  return async () => {
    const server = await findServer();
    if (server === undefined) return undefined;
    const settings = JSON.stringify(server);
    if (latest?.settings !== settings) latest = { settings, sender: smtpSender(server) };
    return latest.sender;
  };
}

async function writeMail(
  { database, config, clock }: DeliveryServices,
  { id, messageId, inquiryId, familyMessageId }: TakenMail,
): Promise<Mail | 'obsolete' | undefined> {
  const { read } = database;
  const { practiceAddress, identity, timeZone } = await practiceOf(read, config);
  if (practiceAddress === null) return undefined;
  if (inquiryId === null) {
    const notice = await findNotice(read, id);
    if (notice === undefined) return undefined;
    if ('confirms' in notice) return { messageId, practiceAddress, ...confirmationMail(notice, identity) };
    if ('change' in notice) {
      return { messageId, practiceAddress, ...noticeMail(notice, identity.practiceName, timeZone) };
    }
    if ('subject' in notice) {
      const mail = await writeFamilyMail(read, familyMessageId, notice, timeZone);
      return mail === 'obsolete' ? mail : { messageId, practiceAddress, ...mail };
    }
    // Created for each attempt, so that the outbox stores no secret.
    const token = await database.write((queries) => createEmailLink(queries, notice, clock()));
    if (token === undefined) return 'obsolete';
    const link = `${config.siteUrl}/auth/confirm-email#${token}`;
    return { messageId, practiceAddress, ...emailProofMail(notice.email, identity.practiceName, link) };
  }
  const inquiry = await findWrittenInquiry(read, inquiryId);
  if (!inquiry) return undefined;
  const to = { name: '', address: practiceAddress };
  return {
    messageId,
    practiceAddress,
    to,
    ...inquiryMail({ ...inquiry, reference: inquiryReference(messageId) }, timeZone),
  };
}

async function practiceOf(queries: Queries, { practiceEmail }: Pick<Config, 'practiceEmail'>) {
  const { settings, ownerEmail } = await queries
    .selectFrom('practice')
    .leftJoin('users', 'users.id', 'practice.owner_id')
    .select(['practice.settings as settings', 'users.email as ownerEmail'])
    .where('practice.id', '=', 1)
    .executeTakeFirstOrThrow();
  const { identity } = await latestEdition(queries);
  // The sample's address belongs to nobody: until the practice has its own, inquiries go to the owner.
  const own = [practiceEmail, identity.email, ownerEmail].find((email) => email && !isShippedEmail(email));
  return {
    practiceAddress: own ?? null,
    identity,
    timeZone: practiceSettings.parse(settings).timeZone,
  };
}
