import type { FastifyInstance } from 'fastify';
import { practiceSettings } from '#domain/practice/practice-settings.ts';
import type { Config } from '#server/config.ts';
import type { Database } from '#server/database/connection.ts';
import { MailDelivery } from '#server/mail/mail-delivery.ts';
import type { TakenMail } from '#server/mail/outbox-store.ts';
import { type Mail, smtpSender } from '#server/mail/smtp-sender.ts';
import { latestEdition } from '#server/practice/website-identity-store.ts';
import { consultationMail } from './consultation-mail.ts';
import { findConsultationRequest } from './consultation-store.ts';

export interface ConsultationDelivery {
  /** Told that a request is waiting. */
  wake(): void;
}

interface DeliveryServices {
  database: Database;
  config: Pick<Config, 'smtpUrl' | 'practiceEmail'>;
  clock: () => Date;
}

/** Brings requests to the practice by mail for as long as the app runs; without a mail server they wait. */
export function startConsultationDelivery(
  app: FastifyInstance,
  services: DeliveryServices,
): ConsultationDelivery {
  const { database, config, clock } = services;
  if (config.smtpUrl === undefined) return { wake: () => undefined };
  const delivery = new MailDelivery({
    database,
    clock,
    sender: smtpSender(config.smtpUrl),
    log: app.log,
    write: (mail) => writeMail(services, mail),
  });
  app.addHook('onReady', async () => delivery.start());
  app.addHook('onClose', () => delivery.stop());
  return delivery;
}

async function writeMail({ database, config }: DeliveryServices, mail: TakenMail): Promise<Mail | undefined> {
  const request = await findConsultationRequest(database.read, mail.consultationId);
  const practice = await database.read
    .selectFrom('practice')
    .leftJoin('users', 'users.id', 'practice.owner_id')
    .select(['practice.settings as settings', 'users.email as ownerEmail'])
    .where('practice.id', '=', 1)
    .executeTakeFirstOrThrow();
  const website = await latestEdition(database.read);
  // The shipped sample's address is nobody's: until the practice names its own, its owner is whom families reach.
  const websiteEmail = website.version > 0 ? website.identity.email : undefined;
  const practiceAddress = config.practiceEmail ?? websiteEmail ?? practice.ownerEmail;
  if (!request || practiceAddress === null) return undefined;
  const { timeZone } = practiceSettings.parse(practice.settings);
  return { messageId: mail.messageId, practiceAddress, ...consultationMail(request, timeZone) };
}
