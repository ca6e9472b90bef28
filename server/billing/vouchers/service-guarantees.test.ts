import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import type { Voucher } from '#domain/billing/vouchers/voucher.ts';
import { brokenUniqueness, isBrokenReference } from '#server/platform/database/dialect.ts';
import { buildClosing } from '#tests/builders/closing-builder.ts';
import { buildOrganization } from '#tests/builders/organization-builder.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { type PreparedPractice, preparedPractice } from '#tests/setup/prepared-practice.ts';
import { addId } from '#tests/specimens/specimen.ts';

let practice: PreparedPractice;
let ids: Record<'voucher' | 'mandate' | 'session' | 'closing' | 'siblingsPlan' | 'siblingsMandate', number>;
let sibling: number;
/** Of another therapist. */
let othersSchool: number;

beforeAll(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-02T15:00:00.000Z') });
  const therapist = await practice.register();
  const october = await addOctober(therapist, { days: [{ day: '2026-10-06' }] });
  const siblings = await addOctober(therapist, { days: [{ day: '2026-10-07' }] });
  sibling = siblings.clientId;
  othersSchool = await addId(await practice.register(), '/api/organizations', buildOrganization());
  ids = {
    voucher: (await october.make()).json<Voucher>().id,
    mandate: october.mandateId,
    session: october.sessions[0]?.id ?? 0,
    closing: await addId(therapist, '/api/closings', buildClosing()),
    siblingsPlan: siblings.planId,
    siblingsMandate: siblings.mandateId,
  };
});

/** Returns the database's error for a statement; undefined if it takes it. */
function refusalOf(statement: string): Promise<unknown> {
  return practice.database
    .write((queries) => sql.raw(statement).execute(queries))
    .then(() => undefined)
    .catch((error: unknown) => error);
}

/** On SQLite a column that was added to a table refers to one column; triggers compare the others. */
function isRefusedReference(error: unknown): boolean {
  return isBrokenReference(error) || /of another (?:child|caseload)/.test(String(error));
}

test.each<[what: string, statement: () => string]>([
  [
    "a mandate of another child's plan",
    () => `UPDATE mandates SET plan_id = ${ids.siblingsPlan} WHERE id = ${ids.mandate}`,
  ],
  [
    'a mandate of another child than its plan',
    () => `UPDATE mandates SET client_id = ${sibling} WHERE id = ${ids.mandate}`,
  ],
  [
    "a mandate at another therapist's school",
    () => `UPDATE mandates SET school_id = ${othersSchool} WHERE id = ${ids.mandate}`,
  ],
  [
    "a session toward another child's mandate",
    () => `UPDATE sessions SET mandate_id = ${ids.siblingsMandate} WHERE id = ${ids.session}`,
  ],
  [
    "a closing of another therapist's school",
    () => `UPDATE closings SET organization_id = ${othersSchool} WHERE id = ${ids.closing}`,
  ],
  [
    "a new closing of another therapist's school",
    () =>
      `INSERT INTO closings (therapist_id, first_day, last_day, reason, organization_id, created_at, updated_at)
       SELECT therapist_id, first_day, last_day, reason, ${othersSchool}, created_at, updated_at
       FROM closings WHERE id = ${ids.closing}`,
  ],
])('The database itself refuses %s', async (_, statement) => {
  expect(isRefusedReference(await refusalOf(statement()))).toBe(true);
});

test('The database itself refuses a child or an invoice twice on bills, and any change of what a bill says', async () => {
  const addPart = (clientId: number | string, invoiceId: string) =>
    refusalOf(
      `INSERT INTO voucher_parts (therapist_id, voucher_id, client_id, position, invoice_id, cents, text)
       SELECT therapist_id, voucher_id, ${clientId}, 2, ${invoiceId}, cents, text
       FROM voucher_parts WHERE voucher_id = ${ids.voucher}`,
    );
  expect(brokenUniqueness(await addPart('client_id', 'NULL'))).toMatch(/client/);
  expect(brokenUniqueness(await addPart(sibling, 'invoice_id'))).toMatch(/invoice/);
  for (const table of ['vouchers', 'voucher_parts']) {
    expect(String(await refusalOf(`UPDATE ${table} SET text = '{}'`))).toMatch(
      'What a bill says is never changed',
    );
  }
});
