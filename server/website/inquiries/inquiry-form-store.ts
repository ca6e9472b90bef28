import { randomUUID } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Instant } from '#domain/platform/dates.ts';
import type { WrittenInquiry } from '#domain/website/inquiries/inquiry.ts';
import { type InquiryForm, inquiryFields } from '#domain/website/inquiries/inquiry-form.ts';
import type { SchoolRole } from '#domain/website/inquiries/school-role.ts';
import type { SchoolsForm } from '#domain/website/inquiries/schools-form.ts';
import { rowOfFields, selectionOfFields } from '#server/platform/database/record-rows.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { isMailAllowed } from '#server/platform/mail/mail-limit.ts';
import { addToOutbox } from '#server/platform/mail/outbox-store.ts';
import type { InquiriesTable } from '#server/website/identity/website-tables.ts';
import type { Arrival } from './website-form.ts';

/** Saves a family's request under the id of its mail, and the mail that confirms it, in one transaction. */
export async function saveInquiryForm(
  queries: Queries,
  { fields: request, messageId, reference, isConfirmed }: Arrival<InquiryForm>,
  now: Instant,
): Promise<void> {
  const { email, language } = request;
  await addInquiry(queries, rowOfFields(request), messageId, now);
  if (!isConfirmed || !(await isMailAllowed(queries, 'confirmation', { email }, new Date(now)))) return;
  await addToOutbox(
    queries,
    { messageId: randomUUID(), notice: { confirms: 'inquiry', email, reference, language } },
    now,
  );
}

/** Saves a school's message under the id of its mail, in one transaction. */
export async function saveSchoolsForm(
  queries: Queries,
  { fields, messageId }: Arrival<SchoolsForm>,
  now: Instant,
): Promise<void> {
  const { name, need, role, email, phone, school, language } = fields;
  const written = {
    kind: 'school',
    parent_name: name,
    concerns: need,
    role,
    email,
    phone,
    school,
    language,
  } as const;
  const noChild = { child_name: '', child_age: '', referral_source: '', insurance_check: false };
  await addInquiry(queries, { ...written, ...noChild }, messageId, now);
}

type WrittenRow = Omit<Insertable<InquiriesTable>, 'created_at' | 'updated_at'>;

async function addInquiry(
  queries: Queries,
  written: WrittenRow,
  messageId: string,
  now: Instant,
): Promise<void> {
  const { id } = await queries
    .insertInto('inquiries')
    .values({ ...written, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  await addToOutbox(queries, { inquiryId: id, messageId }, now);
}

/** The columns of an inquiry, with the field names of a family's form. */
export const requestColumns = [...selectionOfFields(inquiryFields), 'language', 'role'] as const;

type RequestRow = InquiryForm & { role: SchoolRole | null };

/** Returns an inquiry's content by its kind: only a school's row has a role. */
export function writtenIn({ role, ...family }: RequestRow): WrittenInquiry {
  if (role === null) return { kind: 'family', ...family };
  const { parentName, concerns, email, phone, school, language } = family;
  return { kind: 'school', name: parentName, role, email, phone, school, need: concerns, language };
}

/** Returns an inquiry's content and when it was sent; undefined if it no longer exists. */
export async function findWrittenInquiry(
  queries: Queries,
  id: number,
): Promise<{ written: WrittenInquiry; createdAt: Instant } | undefined> {
  const row = await queries
    .selectFrom('inquiries')
    .select([...requestColumns, 'created_at as createdAt'])
    .where('id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { createdAt, ...request } = row;
  return { written: writtenIn(request), createdAt };
}
