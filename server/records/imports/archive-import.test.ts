import { strToU8, zipSync } from 'fflate';
import { beforeEach, describe, expect, test } from 'vitest';
import type { Invoice } from '#domain/billing/invoices/invoice.ts';
import type { InvoiceLine } from '#domain/billing/invoices/invoice-line.ts';
import { sessionRecord } from '#domain/caseload/sessions/session.ts';
import { versionOf } from '#domain/platform/record.ts';
import { byTable, listedRecords, type WholeCaseload } from '#domain/program/caseload-records.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildArchive, buildCaseload } from '#tests/builders/archive-builder.ts';
import {
  storedClient,
  storedDocument,
  storedGoal,
  storedNote,
  storedPlan,
  storedResult,
  storedRevision,
  storedSession,
  storedSessionLine,
} from '#tests/builders/stored-records.ts';
import { buildTask } from '#tests/builders/task-builder.ts';
import { listAddress } from '#tests/setup/list-address.ts';
import { preparedPractice, type StartPractice } from '#tests/setup/prepared-practice.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const noUnits = { units: null, unitMinutes: null };
const noSession = { minutes: null, type: null, status: null, rate: null, sessionId: null, ...noUnits };
const annualLine: InvoiceLine = {
  ...noSession,
  kind: 'annual',
  day: '2026-09-15',
  label: 'Annual record',
  cents: 7_500,
  annualId: 4,
};
const adjustment: InvoiceLine = {
  ...noSession,
  kind: 'adjustment',
  day: null,
  label: 'Adjustment',
  cents: -4_500,
  annualId: null,
};
const moments = { createdAt: '2026-09-01T12:00:00.000Z', updatedAt: '2026-09-02T12:00:00.000Z' };
const owned = { therapistId: 77, clientId: 5, ...moments };
const caseload: WholeCaseload = buildCaseload({
  clients: [
    storedClient({
      id: 5,
      therapistId: 77,
      firstName: 'Ivy',
      phone: '(516) 555-0142',
      dateOfBirth: '2018-04-09',
      ...moments,
    }),
  ],
  sessions: [storedSession({ id: 8, ...owned })],
  note_versions: [
    {
      id: 12,
      therapistId: 77,
      clientId: 5,
      sessionId: 8,
      text: 'Cut on the line.',
      replacedAt: '2026-09-02T12:00:00.000Z',
      replacedBy: 'Robin Sample',
    },
  ],
  assessments: [
    {
      id: 3,
      clientId: 5,
      therapistId: 77,
      title: 'Fine motor screening',
      description: null,
      questions: [{ id: '1', text: 'Pencil grasp', type: 'scale' }],
      responses: [4],
      status: 'completed',
      dateCreated: moments.createdAt,
      dateCompleted: moments.updatedAt,
      updatedAt: moments.updatedAt,
    },
  ],
  invoices: [
    {
      id: 9,
      ...owned,
      amount: 12_000,
      description: 'October',
      dateIssued: '2026-10-31T12:00:00.000Z',
      dueDate: '2026-11-01',
      datePaid: null,
      status: 'overdue',
      invoiceType: 'annual',
      sessionIds: [8],
      annualIds: [4],
      lines: [storedSessionLine({ sessionId: 8, rate: 150, cents: 9_000 }), annualLine, adjustment],
      ...{ paid: 0, writtenOff: 0, balance: 12_000 },
    },
  ],
  annuals: [{ id: 4, ...owned, date: '2026-09-15', amount: 7_500, invoiceId: 9 }],
  tasks: [
    { id: 2, ...owned, title: 'Order pencil grips', description: null, dueDate: null, completed: false },
  ],
  closings: [
    {
      id: 6,
      therapistId: owned.therapistId,
      ...moments,
      firstDay: '2026-11-26',
      lastDay: '2026-11-27',
      organizationId: null,
      reason: 'Thanksgiving',
    },
  ],
  time_entries: [
    {
      id: 7,
      therapistId: owned.therapistId,
      ...moments,
      kind: 'travel',
      date: '2026-11-20T17:15:00.000Z',
      duration: 20,
      note: null,
    },
  ],
  plans: [{ ...storedPlan, ...owned, id: 6 }],
  // The objective stands before its goal, and the goal before the one that it continues.
  goals: [
    storedGoal({ id: 1, ...owned, planId: 6, parentId: 2, position: 1, revision: 1 }),
    storedGoal({ id: 2, ...owned, planId: 6, continuesId: 3, position: 2 }),
    storedGoal({ id: 3, ...owned, planId: 6, position: 3 }),
  ],
  goal_revisions: [storedRevision({ id: 9, therapistId: 77, clientId: 5, goalId: 1 })],
  goal_results: [storedResult({ id: 9, ...owned, sessionId: 8, goalId: 1 })],
  session_notes: [storedNote({ id: 4, ...owned, sessionId: 8, planId: 6 })],
  documents: [storedDocument({ id: 4, ...owned, planId: 6, annualId: 4 })],
});

const nothing = byTable(() => []);
let practice: TestPractice;
let therapist: TestVisitor;

beforeEach(() => begin());

async function begin(start: StartPractice = preparedPractice): Promise<void> {
  practice = await start({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
}

const send = (content: unknown) => therapist.post('/api/import', buildArchive(content));

async function everything(): Promise<Record<string, unknown>> {
  const lists: Record<string, unknown> = {};
  for (const { table } of listedRecords) lists[table] = (await therapist.get(listAddress(table))).json();
  return lists;
}

/** The caseload with one field of the first row of a table changed. */
function changed<Table extends keyof WholeCaseload>(table: Table, changes: object): object {
  return { ...caseload, [table]: [{ ...caseload[table][0], ...changes }] };
}

/** The caseload with its first goal, which is an objective, changed. */
function changedGoal(changes: object): unknown {
  const [objective, ...goals] = caseload.goals;
  return { ...caseload, goals: [{ ...objective, ...changes }, ...goals] };
}

test('Importing an archive requires a sign-in', async () => {
  const reply = await practice.visitor().post('/api/import', buildArchive(caseload));
  expect(reply.status).toBe(401);
});

describe('A file that is not an archive of this program is refused in plain words', () => {
  const damaged =
    'This is not a zip file, or it is damaged. Please choose the one that Export Everything made';
  const whole = buildArchive(caseload);
  // Not packed: in packed content, a flipped bit may also read as JSON that is nested too deep.
  const unpacked = zipSync({ 'everything.json': strToU8(JSON.stringify(caseload)) }, { level: 0 });
  const bomb = zipSync({ 'everything.json': new Uint8Array(65 * 1024 * 1024) }, { level: 9 });
  test.each<[string, unknown, string]>([
    ['JSON', {}, 'Please send the zip file that Export Everything made'],
    ['text', new TextEncoder().encode('everything'), damaged],
    ['nothing', new Uint8Array(0), damaged],
    ['half of a zip', whole.slice(0, whole.length / 2), damaged],
    ['a zip without its beginning', whole.slice(40), damaged],
    ['a zip with a flipped bit', flipped(unpacked), damaged],
    ['a zip bomb', bomb, 'everything.json is larger than 64 MB, which is more than can be imported'],
    [
      'a zip bomb that hides its size',
      understated(bomb),
      'everything.json is larger than 64 MB, which is more than can be imported',
    ],
    [
      'a zip of something else',
      zipSync({ 'notes.txt': strToU8('x') }),
      'everything.json is missing. Please choose the zip file that Export Everything made',
    ],
    ['no JSON', buildArchive('{"clients": ['), 'everything.json is not valid JSON'],
    ['a list', buildArchive([]), 'everything.json does not hold an export of this program'],
    ['a missing table', buildArchive({ clients: [] }), 'everything.json lacks the list of sessions'],
    [
      'a table of later days',
      buildArchive({ ...caseload, tides: [] }),
      'This archive holds records that this version of the program does not know. Please update it first',
    ],
    [
      'NUL characters',
      buildArchive(changed('clients', { notes: 'a\0b' })),
      'everything.json holds characters that cannot be stored',
    ],
  ])('such as %s', async (_, body, message) => {
    expect(statusAndText(await therapist.post('/api/import', body))).toEqual([400, message]);
    expect(await everything()).toEqual(nothing);
  });
});

describe('A row that breaks a rule is named, and nothing is imported', () => {
  const unknown = 'This is not a record as this version of the program keeps it';
  const wrongRecords = 'Its lines are not those of its sessions and annual records';
  const namelessNote = 'An earlier note needs the name of whoever changed it';
  const ofTwoClients = { ...caseload, clients: [...caseload.clients, storedClient({ ...moments, id: 6 })] };
  const waivedDay =
    'The report due Nov 13, 2026 is waived. Take the waiver back before you remove or change its day';
  const noPlan = 'Its plan is not among the plans of this archive';
  const noGoal = 'Its goal is not among the goals of this archive';
  const otherMeasure = 'It is measured another way than its goal';
  const years = 'A date lies outside of the years 1900 to 2999';
  test.each<[string, unknown, string]>([
    ['clients', changed('clients', { firstName: 'I' }), 'First name must be at least 2 characters'],
    ['clients', changed('clients', { dateOfBirth: '2018-02-30' }), 'Please enter a valid date of birth'],
    ['clients', changed('clients', { createdAt: '0001-01-01T00:00:00.000Z' }), years],
    ['clients', changed('clients', { updatedAt: 'yesterday' }), unknown],
    ['clients', changed('clients', { shoeSize: 9 }), unknown],
    ['clients', changed('clients', { id: -1 }), unknown],
    ['clients', { ...caseload, clients: ['Ivy'] }, unknown],
    ['sessions', changed('sessions', { duration: 5 }), 'Duration must be at least 15 minutes'],
    [
      'sessions',
      { ...changed('sessions', { cycleLength: 11 }), versions: { sessions: versionOf(sessionRecord) } },
      'A cycle has 2 to 10 school days',
    ],
    ['time_entries', changed('time_entries', { duration: 4 }), 'Duration must be at least 5 minutes'],
    ['sessions', changed('sessions', { clientId: 6 }), 'Its client is not among the clients of this archive'],
    [
      'sessions',
      changed('sessions', { seriesId: 'x'.repeat(101) }),
      'The series of this session is not valid',
    ],
    ['note_versions', changed('note_versions', { replacedBy: '' }), namelessNote],
    [
      'note_versions',
      changed('note_versions', { sessionId: 7 }),
      'Its session is not among the sessions of this archive',
    ],
    [
      'note_versions',
      { ...ofTwoClients, note_versions: [{ ...caseload.note_versions[0], clientId: 6 }] },
      'Its session is of another client',
    ],
    ['assessments', changed('assessments', { questions: [] }), 'At least one question is required'],
    ['assessments', changed('assessments', { responses: [6] }), 'An answer does not fit its question'],
    [
      'assessments',
      changed('assessments', { dateCompleted: null }),
      'Only a completed assessment has a date of completion',
    ],
    ['invoices', changed('invoices', { amount: 0 }), 'Amount must be greater than 0'],
    ['invoices', changed('invoices', { status: 'paid' }), 'Only a paid invoice has a date of payment'],
    ['invoices', changed('invoices', { sessionIds: [7] }), 'One of its sessions is not in this archive'],
    ['invoices', changed('invoices', { sessionIds: [8, 8] }), 'One of its sessions is already on an invoice'],
    [
      'annuals',
      changed('invoices', { invoiceType: 'session', annualIds: [] }),
      'Its invoice does not list it',
    ],
    ['invoices', changed('invoices', { annualIds: [99] }), 'One of its annual records does not belong to it'],
    ['invoices', changed('invoices', { lines: [annualLine, adjustment] }), wrongRecords],
    ['invoices', changed('invoices', { amount: 12_001 }), 'Its lines do not come to its amount'],
    [
      'invoices',
      changed('invoices', { lines: [...(caseload.invoices[0]?.lines ?? []), adjustment] }),
      'It has more than one adjustment',
    ],
    ['invoices', changed('invoices', { lines: [{ ...annualLine, minutes: 60 }] }), unknown],
    ['annuals', changed('annuals', { date: 'soon' }), unknown],
    ['tasks', changed('tasks', { title: '' }), 'Title is required'],
    ['plans', changed('plans', { endsOn: '2026-09-07' }), 'The plan must not end before it begins'],
    [
      'plans',
      changed('plans', { waivedReports: [...storedPlan.waivedReports, ...storedPlan.waivedReports] }),
      'A report can be waived only once',
    ],
    ['plans', changed('plans', { reportDays: [] }), waivedDay],
    ['goals', changedGoal({ planId: 99 }), noPlan],
    ['goals', changedGoal({ parentId: 99 }), 'Its goal is not among the goals of this archive'],
    ['goals', changedGoal({ continuesId: 1, parentId: null }), 'It continues itself, by way of other goals'],
    ['goals', changedGoal({ targetOn: '2026-09-07' }), 'The target day must not come before the first day'],
    ['goals', changedGoal({ ladder: null }), 'Choose how help is recorded: cues or assistance'],
    ['goals', changedGoal({ statusOn: '2026-10-01' }), 'The last entry of its history is not its status'],
    ['goals', changedGoal({ status: 'lost' }), 'Choose a status from the list'],
    ['goals', changedGoal({ revision: 2 }), 'Some of its revisions are not in this archive'],
    ['goal_revisions', changedGoal({ revision: 0 }), 'Its goal has no such revision'],
    ['goal_revisions', changed('goal_revisions', { goalId: 99 }), noGoal],
    ['goal_revisions', changed('goal_revisions', { content: { target: 80 } }), unknown],
    ['goal_revisions', changedGoal({ ladder: 'assistance', targetCue: 'I' }), otherMeasure],
    [
      'goal_revisions',
      { ...ofTwoClients, goal_revisions: [{ ...caseload.goal_revisions[0], clientId: 6 }] },
      'Its goal is of another client',
    ],
    ['goal_results', changed('goal_results', { goalId: 99 }), noGoal],
    ['goal_results', changed('goal_results', { goalId: 2 }), 'Its goal has no such revision'],
    ['goal_results', changed('goal_results', { goalRevision: 2 }), 'Its goal has no such revision'],
    ['goal_results', changed('goal_results', { measure: 'cue' }), otherMeasure],
    ['goal_results', changed('goal_results', { marks: null, comment: 'Tired' }), 'It has no marks'],
    ['goal_results', changed('goal_results', { marks: ['SU'] }), 'A mark is not on the ladder of this goal'],
    ['goal_results', changed('goal_results', { percent: 80 }), unknown],
    [
      'goal_results',
      { ...ofTwoClients, goal_results: [{ ...caseload.goal_results[0], clientId: 6 }] },
      'Its session is of another client',
    ],
    ['documents', changed('documents', { planId: 99 }), noPlan],
    ['documents', changed('documents', { kind: 'letter' }), 'Choose the kind of document'],
    [
      'documents',
      changed('documents', { untilOn: '2026-09-07' }),
      'The period must not end before it begins',
    ],
    [
      'documents',
      changed('documents', { sections: [{ key: 'needs', text: 'Scissors' }] }),
      'A section is not one of this kind of document',
    ],
    ['documents', changed('documents', { filled: {} }), unknown],
    ['documents', changed('documents', { version: 2 ** 31 }), unknown],
    ['documents', changed('documents', { state: 'signed' }), 'Its signed text is not in this archive'],
    [
      'documents',
      { ...ofTwoClients, documents: [{ ...caseload.documents[0], clientId: 6 }] },
      'Its plan is of another client',
    ],
    ['session_notes', changed('session_notes', { planId: 99 }), noPlan],
    ['session_notes', changed('session_notes', { template: 'dap' }), 'Choose a template: narrative or SOAP'],
    ['session_notes', changed('session_notes', { state: 'lost' }), unknown],
    ['session_notes', changed('session_notes', { version: 0 }), unknown],
    ['session_notes', changed('session_notes', { version: 2 ** 31 }), unknown],
    [
      'session_notes',
      { ...ofTwoClients, session_notes: [{ ...caseload.session_notes[0], clientId: 6 }] },
      'Its session is of another client',
    ],
    [
      'session_notes',
      {
        ...ofTwoClients,
        plans: [...caseload.plans, { ...storedPlan, id: 7, clientId: 6 }],
        session_notes: [{ ...caseload.session_notes[0], planId: 7 }],
      },
      'Its plan is of another client',
    ],
  ])('in %s', async (table, content, message) => {
    expect(statusAndText(await send(content))).toEqual([400, `everything.json, ${table}, row 1: ${message}`]);
    expect(await everything()).toEqual(nothing);
  });

  test('also if a result, a revision or a note is duplicated', async () => {
    const [revision] = caseload.goal_revisions;
    const [result] = caseload.goal_results;
    const revisions = { ...caseload, goal_revisions: [revision, { ...revision, id: 10 }] };
    const results = { ...caseload, goal_results: [result, { ...result, id: 10 }] };
    expect(statusAndText(await send(revisions))).toEqual([
      400,
      'everything.json, goal_revisions, row 2: Another row is the same revision of this goal',
    ]);
    expect(statusAndText(await send(results))).toEqual([
      400,
      'everything.json, goal_results, row 2: Another row is of the same session and goal',
    ]);
    const [note] = caseload.session_notes;
    expect(statusAndText(await send({ ...caseload, session_notes: [note, { ...note, id: 5 }] }))).toEqual([
      400,
      'everything.json, session_notes, row 2: Another row is of the same session',
    ]);
    expect(await everything()).toEqual(nothing);
  });

  test('also if it comes late and is a duplicate', async () => {
    const twice = { ...caseload, tasks: [...caseload.tasks, ...caseload.tasks] };
    expect(statusAndText(await send(twice))).toEqual([
      400,
      'everything.json, tasks, row 2: Another row has the same id',
    ]);
    expect(await everything()).toEqual(nothing);
  });
});

test('An account with a client or a task accepts no archive', async () => {
  const refusal =
    'An archive can only come into an account without clients and tasks. Please use a new account';
  await addRecord(therapist, '/api/tasks', buildTask());
  expect(statusAndText(await send(caseload))).toEqual([409, refusal]);
  const other = await practice.register();
  expect((await other.post('/api/import', buildArchive(caseload))).status).toBe(200);
  expect(statusAndText(await other.post('/api/import', buildArchive(caseload)))).toEqual([409, refusal]);
});

test('An archive is imported completely with its links and timestamps, and audited', async () => {
  await begin(startTestPractice);
  const other = await practice.register();
  await addRecord(other, '/api/clients', { firstName: 'Taken', lastName: 'Numbers' });
  const reply = await therapist.post('/api/import', buildArchive(caseload, 'export/everything.json'));
  const counts = {
    ...byTable(() => 0),
    clients: 1,
    sessions: 1,
    note_versions: 1,
    assessments: 1,
    invoices: 1,
    annuals: 1,
    tasks: 1,
    closings: 1,
    time_entries: 1,
    plans: 1,
    goals: 3,
    goal_revisions: 1,
    goal_results: 1,
    session_notes: 1,
    documents: 1,
  };
  expect([reply.status, reply.json()]).toEqual([200, counts]);
  const own = { therapistId: 1, clientId: 2 };
  const [{ filled, sections, marks, scores, ...listedDocument } = storedDocument()] = caseload.documents;
  expect(await everything()).toEqual({
    ...nothing,
    clients: [{ ...caseload.clients[0], id: 2, therapistId: 1 }],
    sessions: [{ ...caseload.sessions[0], ...own, id: 1, noteStatus: 'draft' }],
    note_versions: [{ ...caseload.note_versions[0], ...own, id: 1, sessionId: 1 }],
    assessments: [{ ...caseload.assessments[0], ...own, id: 1 }],
    invoices: [
      {
        ...caseload.invoices[0],
        ...own,
        id: 1,
        sessionIds: [1],
        annualIds: [1],
        lines: [
          storedSessionLine({ sessionId: 1, rate: 150, cents: 9_000 }),
          { ...annualLine, annualId: 1 },
          adjustment,
        ],
      },
    ],
    annuals: [{ ...caseload.annuals[0], ...own, id: 1, invoiceId: 1 }],
    tasks: [{ ...caseload.tasks[0], ...own, id: 1 }],
    closings: [{ ...caseload.closings[0], id: 1, therapistId: 1 }],
    time_entries: [{ ...caseload.time_entries[0], id: 1, therapistId: 1 }],
    plans: [{ ...caseload.plans[0], ...own, id: 1 }],
    goals: [
      { ...caseload.goals[0], ...own, id: 3, planId: 1, parentId: 2 },
      { ...caseload.goals[1], ...own, id: 2, planId: 1, continuesId: 1 },
      { ...caseload.goals[2], ...own, id: 1, planId: 1 },
    ],
    goal_revisions: [{ ...caseload.goal_revisions[0], id: 1, therapistId: 1, clientId: 2, goalId: 3 }],
    goal_results: [
      { ...caseload.goal_results[0], ...own, id: 1, sessionId: 1, goalId: 3, noteStatus: 'draft' },
    ],
    session_notes: [{ ...caseload.session_notes[0], ...own, id: 1, sessionId: 1, planId: 1 }],
    documents: [{ ...listedDocument, ...own, id: 1, planId: 1, annualId: 1 }],
  });
  expect((await therapist.get('/api/documents/1')).json()).toMatchObject({ filled, sections, marks, scores });
  // Overdue by its date alone: it is pending again once there is more time.
  await therapist.put('/api/invoices/1', { dueDate: '2026-12-31' });
  expect((await therapist.get('/api/invoices/1')).json()).toMatchObject({ status: 'pending' });
  const lines = (await therapist.get('/api/activity?action=import')).json();
  expect(lines).toMatchObject([
    { entity: 'client', entityId: 2, clientId: 2 },
    { entity: 'caseload', entityId: null, clientId: null },
  ]);
});

test('An invoice from an archive without lines gets the lines it would have been printed with', async () => {
  await begin(startTestPractice);
  const [{ lines, ...invoice } = {}] = caseload.invoices;
  const reply = await therapist.post('/api/import', buildArchive({ ...caseload, invoices: [invoice] }));
  expect([reply.status, reply.text]).toEqual([200, reply.text]);
  expect((await therapist.get('/api/invoices/1')).json<Invoice>().lines).toEqual([
    storedSessionLine({ sessionId: 1 }),
    { ...annualLine, annualId: 1 },
    { ...adjustment, cents: -7_500 },
  ]);
});

/** One bit of the content is another. */
function flipped(zip: Uint8Array): Uint8Array {
  const copy = zip.slice();
  const place = Math.floor(copy.length / 2);
  copy[place] = (copy[place] ?? 0) ^ 4;
  return copy;
}

/** The directory of the zip says that its only file is small. */
function understated(zip: Uint8Array): Uint8Array {
  const copy = zip.slice();
  const view = new DataView(copy.buffer);
  const directoryAt = view.getUint32(copy.length - 6, true);
  view.setUint32(directoryAt + 24, 1_000, true);
  return copy;
}
