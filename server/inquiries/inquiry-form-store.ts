import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/dates.ts';
import type { InquiryForm } from '#domain/inquiries/inquiry-form.ts';
import type { Queries } from '#server/database/tables.ts';
import { isMailAllowed } from '#server/mail/mail-limit.ts';
import { addToOutbox } from '#server/mail/outbox-store.ts';
import type { Arrival } from './website-form.ts';

/** Keeps a family's request under the id of the mail about it, and the mail that confirms it: all or nothing. */
export async function keepInquiryForm(
  queries: Queries,
  { fields: request, messageId, reference, isConfirmed }: Arrival<InquiryForm>,
  now: Instant,
): Promise<void> {
  const { id } = await queries
    .insertInto('inquiries')
    .values({
      parent_name: request.parentName,
      child_name: request.childName,
      child_age: request.childAge,
      email: request.email,
      phone: request.phone,
      school: request.school,
      concerns: request.concerns,
      referral_source: request.referralSource,
      insurance_check: request.insuranceCheck,
      language: request.language,
      call_language: request.callLanguage,
      created_at: now,
      updated_at: now,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addToOutbox(queries, { inquiryId: id, messageId }, now);
  const { email, language } = request;
  if (!isConfirmed || !(await isMailAllowed(queries, 'confirmation', { email }, new Date(now)))) return;
  await addToOutbox(
    queries,
    { messageId: randomUUID(), notice: { confirms: 'inquiry', email, reference, language } },
    now,
  );
}

/** What a family wrote, by the names of the form. */
export const requestColumns = [
  'parent_name as parentName',
  'child_name as childName',
  'child_age as childAge',
  'email',
  'phone',
  'school',
  'concerns',
  'referral_source as referralSource',
  'insurance_check as insuranceCheck',
  'language',
  'call_language as callLanguage',
] as const;

/** A request as it was sent. Undefined when it is not there any more. */
export async function findInquiryForm(
  queries: Queries,
  id: number,
): Promise<(InquiryForm & { createdAt: Instant }) | undefined> {
  return queries
    .selectFrom('inquiries')
    .select([...requestColumns, 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
}
