import { type Day, DEFAULT_TIME_ZONE, momentOf, plusDays } from '#domain/platform/dates.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { PracticeNow } from '#server/billing/billing-documents/issuing-practice.ts';
import { sendMessages } from '#server/billing/billing-documents/send-messages.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { HOLDER } from './demo-billing-details.ts';
import type { AtMoment } from './demo-signed-notes.ts';

const DAYS_BACK = 3;

/** Mails the latest invoice of a family that agrees to papers by mail, some days ago; nothing leaves the demo. */
export async function addMessage(
  at: AtMoment,
  clientIds: readonly number[],
  { today, settings }: PracticeNow,
): Promise<void> {
  const clientId = clientIds[HOLDER];
  if (clientId === undefined) return;
  const sentOn: Day = plusDays(today, -DAYS_BACK);
  const moment = momentOf(sentOn, '17:30', DEFAULT_TIME_ZONE);
  await at(moment, async (queries) => {
    const invoiceId = await latestInvoice(queries, clientId);
    if (invoiceId === undefined) return;
    const practice = { today: sentOn, settings, identity: sampleIdentity, isMailOn: true };
    await sendMessages(queries, [{ kind: 'invoice', invoiceId, papersByMailOn: sentOn }], practice);
    await queries
      .updateTable('messages')
      .set({ sent_at: moment })
      .where('client_id', '=', clientId)
      .execute();
    await queries.practice.deleteFrom('outbox').where('family_message_id', 'is not', null).execute();
  });
}

async function latestInvoice(queries: CaseloadWrites, clientId: number): Promise<number | undefined> {
  const invoice = await queries
    .selectFrom('invoices')
    .select('id')
    .where('client_id', '=', clientId)
    .orderBy('date_issued', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirst();
  return invoice?.id;
}
