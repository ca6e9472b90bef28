// `npm run bench -- money`: the account of a child with 2,500 invoices and as many payments, its statement, the list of 200
// of these invoices beside 200 that nobody paid, 40 invoices of one batch and their mails, the PDF of a superbill of 200 lines,
// and the figures of a report over 50,000 payments. Exits 1 when a goal is not held.
import { setTimeout as pass } from 'node:timers/promises';
import type { Payment } from '#domain/billing/payments/payment.ts';
import { periodOf } from '#domain/billing/reports/report-period.ts';
import { revenueRows } from '#domain/billing/reports/revenue-report.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { prepareProgram } from '#scripts/program/preparation.mjs';
import { openDatabase } from '#server/platform/database/open-database.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildPayment } from '#tests/builders/payment-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { buildSigningProfile } from '#tests/builders/signing-builder.ts';
import { billingOf } from '#tests/setup/billing-records.ts';
import { startProgram } from '#tests/setup/program.ts';
import { therapistAt, visitorAt } from '#tests/setup/program-visitor.ts';
import type { TestReply } from '#tests/setup/test-visitor.ts';
import { copyRows } from './copy-rows.ts';
import { median } from './drive.ts';
import { folderOnDisk } from './measured-servers.ts';

const INVOICES = 2_500;
const PAYMENTS = 50_000;
const BATCH = 40;
const SUPERBILL_LINES = 200;
const SUPERBILL_DAYS = { fromOn: '2025-01-01', untilOn: '2025-12-31' };
/** How long a person looks at a draft before they ask for the paper. */
const LOOK_MS = 3_000;
const rounds = process.argv.includes('--quick') ? 10 : 50;

const lines: { work: string; goal: string; measured: string; holds: boolean }[] = [];

await prepareProgram();
const paid = await practiceWithInvoices(true);
const open = await practiceWithInvoices(false);
await measureCalls();
measureReport();
console.table(lines);
process.exitCode = lines.every(({ holds }) => holds) ? 0 : 1;

/** A practice of one child with so many invoices, each of them paid in part or none. */
async function practiceWithInvoices(arePaid: boolean) {
  const dataDir = folderOnDisk();
  const program = await startProgram({ DATA_DIR: dataDir });
  const therapist = await therapistAt(program.url);
  const billing = billingOf(therapist);
  const { id: clientId } = await billing.addClient();
  await billing.issue(clientId);
  if (arePaid) await addRecord(therapist, '/api/payments', buildPayment({ clientId, amount: 5_000 }));
  await program.stop();
  const database = await openDatabase({ dataDir, databaseUrl: undefined });
  const copied = { id: 'id + copy' };
  await copyRows(database, 'invoices', INVOICES - 1, copied);
  await copyRows(database, 'payments', INVOICES - 1, copied);
  const named = { payment_id: 'payment_id + copy', invoice_id: 'invoice_id + copy' };
  await copyRows(database, 'payment_applications', INVOICES - 1, { ...copied, ...named });
  await database.close();
  return { dataDir, cookie: therapist.cookie, clientId };
}

/** A visitor with the cookie of a therapist who signed in before. */
interface Asking {
  visitor: ReturnType<typeof visitorAt>;
  cookie: string;
}

async function measureCalls(): Promise<void> {
  const programs = [
    await startProgram({ DATA_DIR: paid.dataDir }),
    await startProgram({ DATA_DIR: open.dataDir }),
  ];
  const [ofPaid, ofOpen] = programs.map(({ url }, index) => ({
    visitor: visitorAt(url),
    cookie: (index === 0 ? paid : open).cookie,
  }));
  if (!ofPaid || !ofOpen) throw new Error('There are two programs');
  const list = '/api/invoices?limit=200';
  const account = `/api/accounts/${paid.clientId}`;
  const statement = `${account}/statement?from=2026-01-01&to=2026-12-31`;
  const taken: Record<'account' | 'statement' | 'paid' | 'open', number[]> = {
    account: [],
    statement: [],
    paid: [],
    open: [],
  };
  for (let round = 0; round < rounds; round += 1) {
    taken.account.push(await wait(ofPaid, account));
    taken.statement.push(await wait(ofPaid, statement));
    // Another search each time: an unchanged list is answered from the cache.
    taken.paid.push(await wait(ofPaid, `${list}&from=2000-01-${String((round % 28) + 1).padStart(2, '0')}`));
    taken.open.push(await wait(ofOpen, `${list}&from=2000-01-${String((round % 28) + 1).padStart(2, '0')}`));
  }
  tell(`the account of ${2 * INVOICES} entries`, median(taken.account), 100);
  tell('its statement', median(taken.statement), 200);
  const ratio = median(taken.paid) / median(taken.open);
  lines.push({
    work: 'a list of 200 invoices with payments, by one without',
    goal: '≤ 1.15 ×',
    measured: `${ratio.toFixed(2)} ×`,
    holds: ratio <= 1.15,
  });
  await measureBatch(ofOpen);
  const superbill = await measureSuperbill(ofOpen);
  for (const program of programs) await program.stop();
  await measureAfterDraft(superbill);
}

/** Returns how many milliseconds an answer takes. */
async function wait({ visitor, cookie }: Asking, path: string): Promise<number> {
  const began = performance.now();
  const reply = await visitor.get(path, { cookie });
  if (reply.status !== 200) throw new Error(`${path} answered ${reply.status}: ${reply.text}`);
  return performance.now() - began;
}

async function measureBatch({ visitor, cookie }: Asking): Promise<void> {
  const post = (path: string, body?: unknown) => visitor.post(path, body, { cookie });
  const invoices: object[] = [];
  for (let made = 0; made < BATCH; made += 1) {
    const date = `${plusDays('2026-01-01', made)}T15:00:00.000Z`;
    const body = buildSession({ clientId: open.clientId, date, status: 'completed' });
    const { id } = (await post('/api/sessions', body)).json<{ id: number }>();
    invoices.push({ clientId: open.clientId, amount: 9_000, description: 'OT', sessionIds: [id] });
  }
  const began = performance.now();
  const reply = await post('/api/invoices/batch', { invoices, useCredit: true });
  if (reply.status !== 201) throw new Error(`The batch answered ${reply.status}: ${reply.text}`);
  tell(`a batch of ${BATCH} invoices, out of credit`, performance.now() - began, 2_000);
  const papersByMailOn = '2026-01-01';
  const messages = reply
    .json<{ id: number }[]>()
    .map(({ id }) => ({ kind: 'invoice', invoiceId: id, papersByMailOn }));
  const sent = await post('/api/messages/batch', { messages });
  if (sent.status !== 201) throw new Error(`The mails answered ${sent.status}: ${sent.text}`);
  tell('the same, and their mails put into the outbox', performance.now() - began, 2_000);
}

/** Returns the path of the superbill's PDF. */
async function measureSuperbill({ visitor, cookie }: Asking): Promise<string> {
  const { clientId } = open;
  const saved = async (body: object, sending: Promise<TestReply>) => {
    const reply = await sending;
    if (reply.status >= 300)
      throw new Error(`${JSON.stringify(body)} answered ${reply.status}: ${reply.text}`);
    return reply.json<{ id: number }>();
  };
  const put = (path: string, body: object) => saved(body, visitor.put(path, body, { cookie }));
  const post = (path: string, body: object) => saved(body, visitor.post(path, body, { cookie }));
  await put('/api/practice-settings', { taxId: '00-1234567' });
  await put('/api/signing-profile', buildSigningProfile());
  const sessionIds: number[] = [];
  for (let line = 0; line < SUPERBILL_LINES; line += 1) {
    const date = `${plusDays('2025-01-01', line)}T17:00:00.000Z`;
    const { id } = await post('/api/sessions', { ...buildSession({ clientId, date, status: 'completed' }) });
    await put(`/api/sessions/${id}/note`, buildNote({ procedureCodes: ['X1001'], diagnosisCodes: ['F82'] }));
    sessionIds.push(id);
  }
  await post('/api/invoices', { clientId, amount: 2_400_000, description: 'OT', sessionIds });
  const { id } = await post('/api/billing-documents', { kind: 'superbill', clientId, ...SUPERBILL_DAYS });
  const pdf = `/api/billing-documents/${id}/pdf`;
  const taken: number[] = [];
  for (let round = 0; round < 5; round += 1) taken.push(await wait({ visitor, cookie }, pdf));
  tell(
    `the PDF of a superbill of ${SUPERBILL_LINES} lines, the first, without a draft`,
    taken[0] ?? 0,
    2_000,
  );
  tell('the same, later ones', median(taken.slice(1)), 2_000);
  return pdf;
}

/** Measures the first PDF after a start as a person comes to it: they open a draft, look at it, and ask for the paper. */
async function measureAfterDraft(pdf: string): Promise<void> {
  const program = await startProgram({ DATA_DIR: open.dataDir });
  const asking = { visitor: visitorAt(program.url), cookie: open.cookie };
  const { fromOn, untilOn } = SUPERBILL_DAYS;
  await wait(asking, `/api/clients/${open.clientId}/superbill?from=${fromOn}&to=${untilOn}`);
  await pass(LOOK_MS);
  tell(`the same, the first, ${LOOK_MS / 1_000} s after its draft is opened`, await wait(asking, pdf), 2_000);
  await program.stop();
}

/** Measures the revenue figures of a month, of a caseload with so many payments in a year. */
function measureReport(): void {
  const payments = Array.from({ length: PAYMENTS }, (_, place): Payment => {
    const date = plusDays('2026-01-01', place % 365);
    const applications = [{ invoiceId: place + 1, clientId: 1, amount: 9_000 }];
    return {
      ...{ id: place + 1, therapistId: 1, clientId: 1, organizationId: null, kind: 'payment', date },
      ...{ amount: 9_000, method: 'check', reason: null, reference: null, receivedFrom: null, memo: null },
      ...{ source: 'typed', providerReference: null, refundOf: null, voidedAt: null, createdAt: '' },
      ...{ updatedAt: '', applications, unapplied: 0 },
    };
  });
  const zone = { today: '2026-12-31', timeZone: 'America/New_York' };
  const taken = Array.from({ length: rounds }, () => {
    const began = performance.now();
    revenueRows({ invoices: [], payments, clientId: null }, periodOf('month', '2026-06-15'), zone);
    return performance.now() - began;
  });
  tell(`the revenue of a month out of ${PAYMENTS} payments`, median(taken), 50);
}

function tell(work: string, ms: number, most: number): void {
  lines.push({ work, goal: `≤ ${most} ms`, measured: `${ms.toFixed(1)} ms`, holds: ms <= most });
}
