import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { superbillOf } from '#domain/billing/billing-documents/superbill.ts';
import type { SuperbillDraft } from '#domain/billing/billing-documents/superbill-draft.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import { buildArchive, buildCaseload } from '#tests/builders/archive-builder.ts';
import { buildBillingDetails } from '#tests/builders/billing-details-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { storedClient } from '#tests/builders/stored-records.ts';
import { startPaperPractice } from '#tests/setup/paper-practice.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { type PreparedPractice, preparedPractice } from '#tests/setup/prepared-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';
import { addId } from '#tests/specimens/specimen.ts';

const november = { fromOn: '2026-11-01', untilOn: '2026-11-30' };
const documents = '/api/billing-documents';
let practice: PreparedPractice;
let owner: TestVisitor;
let therapist: Awaited<ReturnType<PreparedPractice['register']>>;
let clientId: number;

const clock = () => new Date('2026-11-28T15:00:00.000Z');

beforeAll(async () => {
  owner = await (await preparedPractice({ clock })).signInOwner();
});

beforeEach(async () => {
  ({ practice, therapist, clientId } = await startPaperPractice(clock, owner));
});

interface Visit {
  duration?: number;
  status?: string;
  procedureCodes?: string[];
}

/** Adds a session of 45 minutes at noon with its note. */
async function addSession(day: string, { duration = 45, status = 'completed', ...note }: Visit = {}) {
  const body = { ...buildSession({ clientId }), date: `${day}T17:00:00.000Z`, duration, status };
  const id = await addId(therapist, '/api/sessions', body);
  const { procedureCodes = ['X1001'] } = note;
  const codes = { procedureCodes, diagnosisCodes: ['F82'], setting: 'home' as const };
  if (status === 'completed') await therapist.put(`/api/sessions/${id}/note`, buildNote(codes));
  return id;
}

/** Two sessions of $90.00 on an invoice, and an absence. */
async function addNovember() {
  const sessionIds = [await addSession('2026-11-03'), await addSession('2026-11-10')];
  await addSession('2026-11-24', { status: 'absence' });
  const invoice = await addId(
    therapist,
    '/api/invoices',
    buildInvoice({ clientId, sessionIds, amount: 18_000 }),
  );
  return { sessionIds, invoice };
}

const draft = async () =>
  (
    await therapist.get(`/api/clients/${clientId}/superbill?from=${november.fromOn}&to=${november.untilOn}`)
  ).json<SuperbillDraft>();
const make = (changes: object = {}) =>
  therapist.post(documents, { kind: 'superbill', clientId, ...november, ...changes });
const sentencesOf = ({ obstacles }: SuperbillDraft) =>
  obstacles.filter(({ isBlocking }) => isBlocking).map(({ sentence }) => sentence);

describe('A superbill', () => {
  test('that is sent twice is made once', async () => {
    await addNovember();
    const body = { kind: 'superbill', clientId, ...november };
    const send = () => therapist.post(documents, body, { 'idempotency-key': 'once' });
    const made = [await send(), await send()].map((reply) => reply.json<BillingDocument>().id);
    expect(made[1]).toBe(made[0]);
    expect((await therapist.get(documents)).json<BillingDocument[]>().map(({ id }) => id)).toEqual([made[0]]);
  });

  test('is drafted, made, printed, voided, replaced and never changed', async () => {
    const { invoice } = await addNovember();
    await therapist.put(`/api/clients/${clientId}/billing-details`, buildBillingDetails());
    const payment = { clientId, amount: 12_000, date: '2026-11-15', method: 'check' };
    await addId(therapist, '/api/payments', payment);

    const drafted = await draft();
    expect(sentencesOf(drafted)).toEqual([]);
    expect(drafted.visits).toMatchObject([
      { day: '2026-11-03', place: '12', charge: 9_000, paid: 9_000, invoiceNumber: invoice },
      { day: '2026-11-10', codes: [{ code: 'X1001', minutes: 45 }], charge: 9_000, paid: 3_000 },
    ]);
    expect(drafted.leftOut).toEqual(['Nov 24: absence, left out']);
    expect(drafted.obstacles.map(({ sentence }) => sentence)).toContain('Nov 10: $30.00 of $90.00 is paid.');

    // The second visit with two codes.
    const [first, second] = drafted.visits.map(({ sessionId, place, diagnoses, codes }) => ({
      ...{ sessionId, place, diagnoses, codes },
    }));
    const code = { modifiers: ['GO'], unitMinutes: 15 };
    const two = [
      { ...code, code: 'X1001', minutes: 24 },
      { ...code, code: 'X2001', minutes: 21 },
    ];
    const made = await make({ visits: [first, { ...second, diagnoses: ['R27.8', 'F82'], codes: two }] });
    expect(made.status, made.text).toBe(201);
    const document = made.json<BillingDocument>();
    expect(document).toMatchObject({ number: 1, kind: 'superbill', total: 18_000, voidedAt: null });
    const bill = superbillOf(document);
    expect(bill).toMatchObject({ diagnoses: ['F82', 'R27.8'], charge: 18_000, paid: 12_000 });
    expect(bill.lines).toMatchObject([
      { visit: 1, code: 'X1001', pointers: ['A'], units: 3, charge: 9_000, paid: 9_000 },
      { visit: 2, code: 'X1001', pointers: ['A', 'B'], units: 2, charge: 4_800, paid: 1_600 },
      { visit: 2, code: 'X2001', modifiers: ['GO'], units: 1, charge: 4_200, paid: 1_400 },
    ]);
    expect(document.text).not.toMatch(/"(?:sessionId|clientId|id)"/);

    // Later changes are not on it.
    await therapist.put(`/api/clients/${clientId}`, { lastName: 'Renamed' });
    const path = `${documents}/${document.id}`;
    const print = async () => readPdf(Buffer.from((await therapist.get(`${path}/pdf`)).bytes)).text;
    const printed = await print();
    expect(printed).toMatch(/Superbill 1[\s\S]*Ivy Sample[\s\S]*A F82[\s\S]*Nov 10, 2026[\s\S]*X2001/);
    expect(printed).toMatch(/What to do with this paper[\s\S]*Nov 24: absence, left out/);
    expect(printed).toContain('00-1234567');

    // The same codes and minutes are split as the last time, and a second one says so.
    const again = await draft();
    expect(again.obstacles.map(({ sentence }) => sentence)).toContain('Nov 3 is already on superbill 1.');
    expect(statusAndText(await make({ replacesNumber: 1 }))).toEqual([
      409,
      'Void superbill 1 before you replace it',
    ]);
    const voided = await therapist.post(`${path}/void`, { reason: 'Wrong codes' });
    expect(voided.json()).toMatchObject({ voidReason: 'Wrong codes' });
    expect(statusAndText(await therapist.post(`${path}/void`, { reason: 'Again' }))).toEqual([
      409,
      'This document is void already',
    ]);
    expect(await print()).toMatch(/VOID since Nov 28, 2026/);
    expect((await draft()).replacesNumber).toBe(1);
    const replaced = await make({ replacesNumber: 1, hasInstructions: false });
    const { id, ...replacement } = replaced.json<BillingDocument>();
    expect(replacement).toMatchObject({ number: 2, replacesNumber: 1 });
    const printedAgain = readPdf(Buffer.from((await therapist.get(`${documents}/${id}/pdf`)).bytes)).text;
    expect(printedAgain).toMatch(/Replaces:\s+superbill 1/);
    expect(printedAgain).not.toContain('What to do with this paper');
  });

  test('is refused with what is missing first, and the draft names all of it', async () => {
    await therapist.put('/api/signing-profile', buildSigningProfile({ npi: null }));
    await owner.put('/api/practice-settings', { taxId: '' });
    await therapist.put(`/api/clients/${clientId}`, { dateOfBirth: null });
    const sessionIds = [await addSession('2026-11-03', { procedureCodes: [] })];
    await addId(therapist, '/api/invoices', buildInvoice({ clientId, sessionIds }));
    await addSession('2026-11-17');
    expect(sentencesOf(await draft())).toEqual([
      'Add your NPI in your signing profile.',
      'Add a tax ID in Settings → Practice.',
      "Add the child's date of birth.",
      'Nov 17: not invoiced yet.',
      'Nov 3: add a procedure code.',
    ]);
    expect(statusAndText(await make())).toEqual([409, 'Add your NPI in your signing profile.']);
    expect((await therapist.get(documents)).json()).toEqual([]);
    const visit = { sessionId: sessionIds[0], place: '12', diagnoses: ['F82'], codes: [] };
    expect(statusAndText(await make({ visits: [{ ...visit, sessionId: 999_999 }] }))[0]).toBe(400);
    expect(statusAndText(await make({ kind: 'receipt' }))).toEqual([
      400,
      'Only a superbill or an estimate can be made here',
    ]);
    expect(statusAndText(await make({ untilOn: '2026-10-01' }))).toEqual([
      400,
      'The last day must not be before the first',
    ]);
  });

  test("is another therapist's 404, and nobody's without a sign-in", async () => {
    await addNovember();
    const { id } = (await make()).json<BillingDocument>();
    const other = await practice.register();
    const missing = [404, 'The requested document could not be found'];
    for (const path of [`${documents}/${id}`, `${documents}/${id}/pdf`]) {
      expect(statusAndText(await other.get(path))).toEqual(missing);
    }
    expect(statusAndText(await other.post(`${documents}/${id}/void`, { reason: 'Mine' }))).toEqual(missing);
    const strangers = { kind: 'superbill', clientId, ...november };
    expect(statusAndText(await other.post(documents, strangers))[0]).toBe(404);
    expect((await other.get(documents)).json()).toEqual([]);
    expect((await practice.visitor().get(documents)).status).toBe(401);
  });

  test('stays as made in the database, goes with its client, and its number is not given again', async () => {
    await addNovember();
    const { id } = (await make()).json<BillingDocument>();
    const refusalOf = (statement: string) =>
      practice.database
        .write((queries) => sql.raw(statement).execute(queries))
        .then(() => 'taken')
        .catch(String);
    const stays = 'A billing document stays as it was made';
    expect(await refusalOf(`UPDATE billing_documents SET text = '{}' WHERE id = ${id}`)).toContain(stays);
    expect(await refusalOf(`UPDATE billing_documents SET number = 9 WHERE id = ${id}`)).toContain(stays);
    expect(await refusalOf(`DELETE FROM billing_documents WHERE id = ${id}`)).toContain(stays);
    await therapist.post(`${documents}/${id}/void`, { reason: 'Wrong days' });
    const back = `UPDATE billing_documents SET voided_at = NULL, void_reason = NULL WHERE id = ${id}`;
    expect(await refusalOf(back)).toContain(stays);

    const before = (await therapist.get(documents)).json();
    const sealedId = clientId;
    expect((await therapist.delete(`/api/clients/${clientId}`)).status).toBe(204);
    expect((await therapist.get(documents)).json()).toEqual([]);
    clientId = await addId(therapist, '/api/clients', buildClient({ firstName: 'Ben' }));
    await addNovember();
    expect((await make()).json()).toMatchObject({ number: 2 });
    const sealed = (await owner.get('/api/sealed-records')).json<SealedRecord[]>();
    const record = sealed.find((one) => one.clientId === sealedId && one.kind === 'client');
    expect((await owner.post(`/api/sealed-records/${record?.id}/restore`, {})).status).toBe(200);
    const list = (await therapist.get(`${documents}?clientId=${sealedId}`)).json();
    expect(list).toEqual(before);
  });

  test('comes through an archive with its number and its text, which must be readable', async () => {
    await addNovember();
    const document = (await make()).json<BillingDocument>();
    const archive = await practice.app.inject({ url: '/api/export', headers: { cookie: therapist.cookie } });
    const into = await practice.register();
    expect((await into.post('/api/import', archive.rawPayload)).status).toBe(200);
    expect((await into.get(documents)).json()).toMatchObject([{ number: 1, text: document.text }]);

    const other = await practice.register();
    const clients = [storedClient({ id: clientId })];
    const send = async (...rows: BillingDocument[]) =>
      statusAndText(
        await other.post('/api/import', buildArchive(buildCaseload({ clients, billing_documents: rows }))),
      );
    for (const wrong of [{ text: '{}' }, { kind: 'estimate' as const }]) {
      expect((await send({ ...document, ...wrong }))[1]).toContain('Its text cannot be read');
    }
    expect((await send({ ...document, number: 2 }))[1]).toContain('Its text has another number');
    expect((await send({ ...document, untilOn: '2026-01-01' }))[1]).toContain(
      'Its last day is before its first',
    );
    expect((await send(document, { ...document, id: document.id + 1 }))[1]).toContain(
      'Another document has the same number',
    );
    expect((await other.get(documents)).json()).toEqual([]);
  });
});
