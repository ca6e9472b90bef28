import type { Instant } from '#domain/platform/dates.ts';
import { SYSTEM_ACTOR } from '#server/platform/database/actor.ts';
import { type CaseloadPlace, forCaseload } from '#server/platform/database/caseload.ts';
import { markSent, type TakenMail } from '#server/platform/mail/outbox-store.ts';

/** The database of a mail's caseload, and the listener of its changes. */
export type MailPlace = Pick<CaseloadPlace, 'database' | 'clock' | 'onChange'>;

/** Marks a mail as accepted by the mail server, in one write with the message that it carries, if it does. */
export async function markMessageSent(place: MailPlace, taken: TakenMail, now: Instant): Promise<void> {
  const { id, familyMessageId } = taken;
  const { database } = place;
  const message = await database.read
    .selectFrom('messages')
    .select('therapist_id as therapistId')
    .where('id', '=', familyMessageId)
    .executeTakeFirst();
  if (!message) {
    await database.write((queries) => markSent(queries, id, now));
    return;
  }
  await forCaseload({ ...place, therapistId: message.therapistId }, SYSTEM_ACTOR).write(async (queries) => {
    await markSent(queries.practice, id, now);
    await queries.updateTable('messages').set({ sent_at: now }).where('id', '=', familyMessageId).execute();
  });
}
