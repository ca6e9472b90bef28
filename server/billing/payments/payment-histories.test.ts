import process from 'node:process';
import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_TIME_ZONE, dayOf, plusDays } from '#domain/platform/dates.ts';
import type { SealedRecord } from '#domain/program/sealed-record.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addOctober, addOctoberSession, makeBill } from '#tests/setup/billed-october.ts';
import { type BillingPractice, startBillingPractice } from '#tests/setup/billing-practice.ts';
import { readMoneyRows } from '#tests/setup/counted-money.ts';
import { expectCountedMoney, moneyToGiveBack } from '#tests/setup/expect-counted-money.ts';
import { type PreparedPractice, preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestReply, TestVisitor } from '#tests/setup/test-visitor.ts';

const cents = fc.integer({ min: 1, max: 20_000 });
const which = fc.nat(5);
const child = fc.constantFrom<0 | 1>(0, 1);
const daysAgo = fc.constantFrom(0, 3, 40);

/** Something a therapist does; a number names one of those that are there. */
const act = fc.oneof(
  { weight: 4, arbitrary: fc.record({ does: fc.constant('issue' as const), child, cents }) },
  {
    weight: 3,
    arbitrary: fc.record({
      does: fc.constant('pay' as const),
      child,
      cents,
      daysAgo,
      isCredit: fc.boolean(),
    }),
  },
  fc.record({ does: fc.constant('refund' as const), which, cents }),
  fc.record({ does: fc.constant('write off' as const), child, cents }),
  fc.record({ does: fc.constant('void' as const), which }),
  fc.record({ does: fc.constant('mark paid' as const), which }),
  fc.record({ does: fc.constant('back to pending' as const), which }),
  fc.record({ does: fc.constant('change the amount' as const), which, cents }),
  fc.record({ does: fc.constant('use credit' as const), which }),
  fc.record({ does: fc.constant('set overdue' as const), which }),
  fc.record({ does: fc.constant('mark several paid' as const), which }),
  fc.record({ does: fc.constant('move' as const), which, to: which, cents }),
  fc.record({ does: fc.constant('change the day' as const), which, daysAgo }),
  fc.record({ does: fc.constant('change the child' as const), which, child }),
  fc.record({ does: fc.constant('delete an invoice' as const), which }),
  fc.record({ does: fc.constant('delete a child' as const), child }),
  { weight: 3, arbitrary: fc.record({ does: fc.constant('restore' as const), which }) },
  fc.record({ does: fc.constant('bill together' as const), isTogether: fc.boolean() }),
  fc.record({ does: fc.constant('make a bill' as const) }),
  fc.record({ does: fc.constant('pay as the payer' as const), cents, isCredit: fc.boolean() }),
  fc.record({ does: fc.constant('mark the bill paid' as const) }),
  fc.record({ does: fc.constant('void the bill' as const) }),
  fc.record({ does: fc.constant('delete the bill' as const) }),
  fc.record({ does: fc.constant('wait' as const) }),
  {
    weight: 4,
    arbitrary: fc.record({ does: fc.constant('undo' as const), which: fc.constantFrom(0, 0, 1, 2) }),
  },
);
type Act = typeof act extends fc.Arbitrary<infer One> ? One : never;

const HISTORIES = Number(process.env.MONEY_HISTORIES ?? 12);
const ACTS = Number(process.env.MONEY_ACTS ?? 60);
const MINUTES = Number(process.env.FUZZ_MINUTES ?? 3);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_128);
/** After so many acts the figures are compared, and at the end. */
const COMPARED_EVERY = 10;
const DAY = 24 * 60 * 60_000;
/** The day on which a billing practice starts. */
const START = new Date('2026-11-20T15:00:00.000Z');

/** Counts the histories that ran, and the replies to their requests. */
const ran = { histories: 0, acts: 0, taken: 0, refused: 0 };

/** The caseload of a therapist: two children, a payer of the first one, and what is known to be there. */
interface History {
  practice: PreparedPractice;
  billing: BillingPractice;
  therapist: TestVisitor & { id: number };
  /** The practice's owner, who restores what was deleted. */
  owner: TestVisitor;
  children: [number, number];
  planId: number;
  payerId: number;
  now: Date;
  invoices: number[];
  payments: number[];
  bills: number[];
  /** How many sessions were held for the payer. */
  held: number;
  undos: string[];
}

test(
  'After any history every balance, statement and report is the one counted from the rows, and an undo gives all back',
  async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: ACTS, size: 'max' }), async (acts) => {
        const history = await startHistory();
        let earlier: Awaited<ReturnType<typeof moneyToGiveBack>> | undefined;
        for (const [index, one] of acts.entries()) {
          const before = takesBack(acts[index + 1], one)
            ? await moneyToGiveBack(history.therapist)
            : undefined;
          const undoable = history.undos.length;
          const reply = await perform(history, one);
          count(reply);
          expect(reply?.status ?? 200, `${one.does}: ${reply?.text}`).toBeLessThan(500);
          if (earlier !== undefined && reply?.status === 200)
            expect(await moneyToGiveBack(history.therapist)).toEqual(earlier);
          earlier = history.undos.length > undoable ? before : undefined;
          if (index % COMPARED_EVERY === COMPARED_EVERY - 1) await expectCounted(history);
        }
        await expectCounted(history);
        ran.histories += 1;
      }),
      { seed, numRuns: HISTORIES, interruptAfterTimeLimit: MINUTES * 60_000 },
    );
  },
  (MINUTES + 2) * 60_000,
);

afterAll(() => {
  if (process.env.MONEY_HISTORIES) console.table({ seed, ...ran });
});

function count(reply: TestReply | undefined): void {
  ran.acts += 1;
  if (reply) ran[reply.status < 400 ? 'taken' : 'refused'] += 1;
}

/** Returns whether an act undoes the one before, or restores what that deleted. */
function takesBack(one: Act | undefined, before: Act): boolean {
  if (one?.does === 'undo') return one.which === 0 && before.does !== 'undo';
  const isDeletion = before.does === 'delete an invoice' || before.does === 'delete a child';
  return one?.does === 'restore' && one.which === 0 && isDeletion;
}

async function startHistory(): Promise<History> {
  let practice: PreparedPractice | undefined;
  const billing = await startBillingPractice(async (options) => {
    practice = await preparedPractice(options);
    return practice;
  });
  if (!practice) throw new Error('The practice was not started');
  const therapist = billing.owner;
  const { clientId, planId, payerId } = await addOctober(therapist, { days: [] });
  return {
    ...{ practice, billing, therapist, owner: await practice.signInOwner() },
    ...{ children: [clientId, billing.clientId], planId, payerId, now: START },
    ...{ invoices: [], payments: [], bills: [], held: 0, undos: [] },
  };
}

/** Makes the request of an act; undefined where there is nothing that it could be about. */
async function perform(history: History, one: Act): Promise<TestReply | undefined> {
  const reply = await requestOf(history, one);
  const undo = reply?.headers.get('undo');
  if (undo && one.does !== 'undo') history.undos.push(undo);
  return reply;
}

function requestOf(history: History, one: Act): Promise<TestReply | undefined> {
  switch (one.does) {
    case 'issue':
    case 'mark paid':
    case 'back to pending':
    case 'change the amount':
    case 'use credit':
    case 'set overdue':
    case 'mark several paid':
    case 'delete an invoice':
      return actOnInvoice(history, one);
    case 'pay':
    case 'pay as the payer':
    case 'refund':
    case 'write off':
    case 'void':
    case 'move':
    case 'change the day':
    case 'change the child':
      return actOnPayment(history, one);
    case 'make a bill':
    case 'mark the bill paid':
    case 'void the bill':
    case 'delete the bill':
      return actOnBill(history, one);
    default:
      return actOnRecords(history, one);
  }
}

type ActOf<Does extends Act['does']> = Extract<Act, { does: Does }>;

async function actOnInvoice(
  { therapist, children, invoices }: History,
  one: ActOf<
    | 'issue'
    | 'mark paid'
    | 'mark several paid'
    | 'back to pending'
    | 'set overdue'
    | 'change the amount'
    | 'use credit'
    | 'delete an invoice'
  >,
): Promise<TestReply | undefined> {
  if (one.does === 'issue') {
    const clientId = children[one.child];
    const family = buildSession({ clientId, status: 'completed', mandateId: null });
    const session = await therapist.post('/api/sessions', family);
    if (session.status !== 201) return session;
    const sessionIds = [session.json<{ id: number }>().id];
    return therapist.post('/api/invoices', { clientId, amount: one.cents, description: 'OT', sessionIds });
  }
  const id = chosen(invoices, one.which);
  if (id === undefined) return undefined;
  const path = `/api/invoices/${id}`;
  switch (one.does) {
    case 'mark paid':
      return therapist.put(path, { status: 'paid' });
    case 'back to pending':
      return therapist.put(path, { status: 'pending' });
    case 'change the amount':
      return therapist.put(path, { amount: one.cents });
    case 'set overdue':
      return therapist.put(path, { status: 'overdue' });
    case 'mark several paid':
      return therapist.put('/api/invoices/paid', { ids: invoices.slice(-1 - one.which) });
    case 'use credit':
      return therapist.post(`${path}/use-credit`, {});
    case 'delete an invoice':
      return therapist.delete(path);
  }
}

async function actOnPayment(
  history: History,
  one: ActOf<
    | 'pay'
    | 'pay as the payer'
    | 'refund'
    | 'write off'
    | 'void'
    | 'move'
    | 'change the day'
    | 'change the child'
  >,
): Promise<TestReply | undefined> {
  const { therapist, children, payments, payerId: organizationId } = history;
  const today = dayOf(history.now.toISOString(), DEFAULT_TIME_ZONE);
  const record = (changes: Parameters<typeof buildPayment>[0]) =>
    therapist.post('/api/payments', buildPayment({ date: today, ...changes }));
  if (one.does === 'pay' || one.does === 'pay as the payer') {
    const rest = { amount: one.cents, ...(one.isCredit && { applications: [] }) };
    if (one.does === 'pay as the payer') return record({ organizationId, ...rest });
    return record({ clientId: children[one.child], date: plusDays(today, -one.daysAgo), ...rest });
  }
  if (one.does === 'write off') {
    const written = { kind: 'write-off', method: null, reason: 'courtesy' } as const;
    return record({ clientId: children[one.child], amount: one.cents, ...written });
  }
  const id = chosen(payments, one.which);
  if (id === undefined) return undefined;
  if (one.does === 'refund')
    return record({ kind: 'refund', refundOf: id, reason: 'other', amount: one.cents });
  const path = `/api/payments/${id}`;
  if (one.does === 'void') return therapist.post(`${path}/void`, {});
  if (one.does === 'change the day') return therapist.put(path, { date: plusDays(today, -one.daysAgo) });
  if (one.does === 'change the child') return therapist.put(path, { clientId: children[one.child] });
  const invoiceId = chosen(history.invoices, one.to);
  if (invoiceId === undefined) return undefined;
  return therapist.put(path, { applications: [{ invoiceId, amount: one.cents }] });
}

async function actOnBill(
  history: History,
  one: ActOf<'make a bill' | 'mark the bill paid' | 'void the bill' | 'delete the bill'>,
): Promise<TestReply | undefined> {
  const { therapist, children, planId, payerId, bills, held } = history;
  if (one.does === 'make a bill') {
    const [clientId] = children;
    if ((await therapist.get(`/api/clients/${clientId}`)).status !== 200) return undefined;
    const day = plusDays('2026-10-06', held % 24);
    history.held += 1;
    await addOctoberSession(therapist, { clientId, planId, one: { day } });
    return makeBill(therapist, { payerId, fromOn: '2026-10-01', untilOn: '2026-10-31' });
  }
  const id = bills.at(-1);
  if (id === undefined) return undefined;
  const path = `/api/vouchers/${id}`;
  if (one.does === 'delete the bill') return therapist.delete(path);
  if (one.does === 'void the bill') return therapist.post(`${path}/void`, { reason: 'Wrong rate' });
  return therapist.post(`${path}/paid`, {});
}

async function actOnRecords(
  history: History,
  one: ActOf<'delete a child' | 'restore' | 'bill together' | 'wait' | 'undo'>,
): Promise<TestReply | undefined> {
  const { therapist, owner, children } = history;
  switch (one.does) {
    case 'delete a child':
      return therapist.delete(`/api/clients/${children[one.child]}`);
    case 'restore': {
      const sealed = (await owner.get('/api/sealed-records'))
        .json<SealedRecord[]>()
        .filter(({ therapistId }) => therapistId === therapist.id);
      const id = chosen(sealed.map((record) => record.id).reverse(), one.which);
      return id === undefined ? undefined : owner.post(`/api/sealed-records/${id}/restore`, {});
    }
    case 'bill together': {
      const billedWithId = one.isTogether ? children[1] : null;
      return therapist.put(`/api/clients/${children[0]}/billing-details`, { billedWithId });
    }
    case 'wait':
      history.now = new Date(history.now.getTime() + 9 * DAY);
      history.undos = [];
      await history.billing.signInAt(history.now.toISOString());
      history.owner = await history.practice.signInOwner();
      return undefined;
    case 'undo': {
      const undo = chosen(history.undos, one.which);
      history.undos = history.undos.filter((id) => id !== undo);
      return undo === undefined ? undefined : therapist.post(`/api/undo/${undo}`);
    }
  }
}

/** Returns one of the latest, 0 naming the last. */
function chosen<Id>(ids: readonly Id[], index: number): Id | undefined {
  return ids.at(-1 - (index % ids.length));
}

/** Compares every figure with the one counted from the rows, and takes note of what is there by now. */
async function expectCounted(history: History): Promise<void> {
  const { therapist, practice, now } = history;
  const today = dayOf(now.toISOString(), DEFAULT_TIME_ZONE);
  const rows = await readMoneyRows(practice.database, therapist.id);
  await expectCountedMoney(therapist, rows, today);
  const idsOf = (all: readonly { id: number }[]) => all.map(({ id }) => id).sort((one, other) => one - other);
  history.invoices = idsOf(rows.invoices);
  history.payments = idsOf(rows.payments);
  history.bills = [...new Set(rows.billed.map(({ voucher_id }) => voucher_id))].sort((a, b) => a - b);
}
