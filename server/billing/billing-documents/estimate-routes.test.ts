import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { BilledEstimate } from '#domain/billing/billing-documents/above-estimate.ts';
import type { BillingDocument } from '#domain/billing/billing-documents/billing-document.ts';
import { estimateShape } from '#domain/billing/billing-documents/estimate.ts';
import type { EstimateDraft } from '#domain/billing/billing-documents/estimate-draft.ts';
import type { DueEstimate } from '#domain/billing/billing-documents/estimate-due.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildMandate } from '#tests/builders/mandate-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { startPaperPractice } from '#tests/setup/paper-practice.ts';
import { readPdf } from '#tests/setup/pdf-text.ts';
import { type PreparedPractice, preparedPractice } from '#tests/setup/prepared-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';
import { addId } from '#tests/specimens/specimen.ts';

const year = { fromOn: '2026-11-23', untilOn: '2027-11-22' };
const documents = '/api/billing-documents';
let practice: PreparedPractice;
let owner: TestVisitor;
let therapist: Awaited<ReturnType<PreparedPractice['register']>>;
let clientId: number;

const clock = () => new Date('2026-11-30T15:00:00.000Z');

beforeAll(async () => {
  owner = await (await preparedPractice({ clock })).signInOwner();
});

beforeEach(async () => {
  ({ practice, therapist, clientId } = await startPaperPractice(clock, owner));
});

/** Adds a session of 45 minutes at noon. */
const addSession = (day: string, changes: { status?: 'completed' | 'cancelled'; mandateId?: number } = {}) =>
  addId(therapist, '/api/sessions', {
    ...buildSession({ clientId, date: `${day}T17:00:00.000Z`, duration: 45 }),
    ...changes,
  });
const draft = async () =>
  (
    await therapist.get(`/api/clients/${clientId}/estimate?from=${year.fromOn}&to=${year.untilOn}`)
  ).json<EstimateDraft>();
const make = (changes: object = {}) =>
  therapist.post(documents, { kind: 'estimate', clientId, ...year, ...changes });
const due = async () => (await therapist.get(`${documents}/due`)).json<DueEstimate[]>();
const billed = async () => (await therapist.get(`${documents}/estimates`)).json<BilledEstimate[]>();
const filesNoClaims = () =>
  therapist.put(`/api/clients/${clientId}/billing-details`, { filesClaims: false, updatedAt: null });

describe('An estimate', () => {
  test('is drafted from planned sessions, edited, made, printed, voided and replaced', async () => {
    for (const day of ['2026-11-30', '2026-12-07', '2026-12-14']) await addSession(day);
    await addSession('2026-12-21', { status: 'cancelled' });
    const drafted = await draft();
    expect(drafted).toMatchObject({
      lines: [{ label: 'Individual Therapy, 45 min', count: 3, every: 'every week', cents: 9_000 }],
      ...{ firstVisitOn: '2026-11-30', replacesNumber: null },
    });
    expect(drafted.obstacles.filter(({ isBlocking }) => isBlocking)).toEqual([]);

    const evaluation = { label: 'Evaluation', code: 'x2001', count: 1, every: 'once', cents: 25_000 };
    const lines = [evaluation, { ...drafted.lines[0], count: 40 }];
    const made = await make({ lines, place: '1 Oak Street', separately: 'A report for the school' });
    expect(made.status, made.text).toBe(201);
    const document = made.json<BillingDocument>();
    expect(document).toMatchObject({ number: 1, kind: 'estimate', total: 385_000, ...year });
    const text = estimateShape.parse(JSON.parse(document.text));
    expect(text.lines[0]).toMatchObject({ code: 'X2001', diagnosis: null });
    expect(document.text).not.toMatch(/"(?:sessionId|clientId|id)"/);

    await therapist.put(`/api/clients/${clientId}`, { lastName: 'Renamed' });
    const path = `${documents}/${document.id}`;
    const print = async () => readPdf(Buffer.from((await therapist.get(`${path}/pdf`)).bytes)).text;
    const printed = await print();
    expect(printed).toMatch(/Good Faith Estimate 1[\s\S]*Ivy Sample[\s\S]*Nov 30, 2026[\s\S]*1 Oak Street/);
    expect(printed).toMatch(/Evaluation[\s\S]*X2001[\s\S]*not yet determined[\s\S]*\$3,850\.00/);
    expect(printed).toMatch(/A report for the school[\s\S]*\$4,250\.00 or more[\s\S]*120 days/);
    expect(printed).toContain('00-1234567');

    expect(statusAndText(await make({ replacesNumber: 1 }))).toEqual([
      409,
      'Void estimate 1 before you replace it',
    ]);
    await therapist.post(`${path}/void`, { reason: 'The price changed' });
    expect(await print()).toMatch(/VOID since Nov 30, 2026/);
    expect((await draft()).replacesNumber).toBe(1);
    const replaced = await make({ replacesNumber: 1 });
    expect(replaced.json()).toMatchObject({ number: 2, replacesNumber: 1, total: 27_000 });
  });

  test('is refused over more than 12 months, without a line, and with what is missing', async () => {
    await addSession('2026-11-30');
    const longer = { untilOn: '2027-11-24' };
    expect(statusAndText(await make(longer))).toEqual([400, 'An estimate covers at most 12 months']);
    const path = `/api/clients/${clientId}/estimate?from=${year.fromOn}&to=${longer.untilOn}`;
    expect(statusAndText(await therapist.get(path))).toEqual([400, 'An estimate covers at most 12 months']);
    expect(statusAndText(await make({ lines: [] }))).toEqual([
      409,
      'Add a line for each service that is expected.',
    ]);
    await owner.put('/api/practice-settings', { taxId: '' });
    expect(statusAndText(await make())).toEqual([409, 'Add a tax ID in Settings → Practice.']);
    expect((await therapist.get(documents)).json()).toEqual([]);
  });

  test('is due where the family files no claims and no estimate covers a planned visit, and for nobody else', async () => {
    const first = await addSession('2026-12-08');
    expect(await due()).toEqual([]);
    await filesNoClaims();
    expect(await due()).toEqual([{ clientId, dueOn: '2026-12-01' }]);
    const other = await practice.register();
    expect((await other.get(`${documents}/due`)).json()).toEqual([]);
    await therapist.put(`/api/clients/${clientId}`, { status: 'inactive' });
    expect(await due()).toEqual([]);
    await therapist.put(`/api/clients/${clientId}`, { status: 'active' });

    const { id } = (await make({ untilOn: '2026-12-08' })).json<BillingDocument>();
    expect(await due()).toEqual([]);
    await addSession('2026-12-28');
    expect(await due()).toEqual([{ clientId, dueOn: '2026-12-03' }]);
    await therapist.post(`${documents}/${id}/void`, { reason: 'Wrong days' });
    expect(await due()).toEqual([{ clientId, dueOn: '2026-12-01' }]);
    await therapist.put(`/api/sessions/${first}`, { status: 'cancelled' });
    expect(await due()).toEqual([{ clientId, dueOn: '2026-12-03' }]);
  });

  test('knows what the family was billed under it, without what an organization pays', async () => {
    const sessionIds = [await addSession('2026-11-24', { status: 'completed' })];
    await make();
    const other = { clientId, number: 1, ...year, total: 9_000 };
    expect(await billed()).toEqual([{ ...other, billed: 0 }]);
    await addId(therapist, '/api/invoices', buildInvoice({ clientId, sessionIds, amount: 48_999 }));
    expect(await billed()).toEqual([{ ...other, billed: 48_999 }]);

    const payerId = await addId(
      therapist,
      '/api/organizations',
      buildOrganization({ kind: 'district', contract: buildContract() }),
    );
    const planId = await addId(therapist, '/api/plans', buildPlan({ clientId }));
    const mandateId = await addId(therapist, '/api/mandates', buildMandate({ clientId, planId, payerId }));
    const paid = await addSession('2026-11-25', { status: 'completed', mandateId });
    await addId(therapist, '/api/invoices', buildInvoice({ clientId, sessionIds: [paid] }));
    expect(await billed()).toEqual([{ ...other, billed: 48_999 }]);
    await addSession('2026-12-22', { mandateId });
    await filesNoClaims();
    expect((await draft()).lines).toMatchObject([{ count: 1 }]);
    expect(await due()).toEqual([]);
  });
});
