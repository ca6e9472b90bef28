import { beforeEach, describe, expect, test } from 'vitest';
import type { Mandate, NewMandate } from '#domain/billing/mandates/mandate.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildInvoice } from '#tests/builders/invoice-builder.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildContract, buildOrganization } from '#tests/builders/organization-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let clientId: number;
let planId: number;

beforeEach(async () => {
  practice = await preparedPractice();
  therapist = await practice.register();
  clientId = (await addRecord<{ id: number }>(therapist, '/api/clients', buildClient())).id;
  planId = (await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId }))).id;
});

const add = (changes: Partial<NewMandate> = {}) =>
  addRecord<Mandate>(therapist, '/api/mandates', buildMandate({ clientId, planId, ...changes }));
const addSession = (date: string, changes: object = {}) =>
  addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({ clientId, type: 'group', duration: 30, date: `${date}T14:30:00.000Z` }),
    ...changes,
  });
const sessionOf = async (id: number) => (await therapist.get(`/api/sessions/${id}`)).json<Session>();
const addPayer = async (policy: object | null = null) =>
  (
    await addRecord<{ id: number }>(therapist, '/api/organizations', {
      ...buildOrganization({ name: 'Maple County', kind: 'county' }),
      contract: { ...buildContract(), policy },
    })
  ).id;

test('Mandates require a sign-in', async () => {
  const visitor = practice.visitor();
  const { id } = await add();
  expect((await visitor.get('/api/mandates')).status).toBe(401);
  expect((await visitor.get(`/api/mandates/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/mandates', buildMandate({ clientId, planId }))).status).toBe(401);
  expect((await visitor.put(`/api/mandates/${id}`, { notes: 'Mine' })).status).toBe(401);
  expect((await visitor.delete(`/api/mandates/${id}`)).status).toBe(401);
});

test('Browsers learn with every reply whether there were ever mandates', async () => {
  const changes = async () =>
    JSON.parse((await therapist.get('/api/preferences')).headers.get('caseload-versions') ?? '').mandates;
  expect(await changes()).toBe(0);
  await add();
  expect(await changes()).toBe(1);
});

test('A new plan is created with its first mandate, in one step', async () => {
  const { id } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
  const { clientId: _client, ...plan } = buildPlan({ clientId: id });
  const { planId: _plan, ...mandate } = buildMandate({ clientId: id, planId: 0 });
  const refused = async (changes: object) =>
    statusAndText(await therapist.post('/api/mandates', { ...mandate, ...changes }));
  const noPlan = [400, 'Choose a plan, or describe a new one'];
  expect(await refused({})).toEqual(noPlan);
  expect(await refused({ plan, planId })).toEqual(noPlan);
  const outside = [400, 'A mandate must lie within the days of its plan'];
  expect(await refused({ plan: { ...plan, startsOn: '2026-10-01' } })).toEqual(outside);
  expect((await therapist.get(`/api/plans?clientId=${id}`)).json()).toEqual([]);
  const created = await addRecord<Mandate>(therapist, '/api/mandates', { ...mandate, plan });
  const plans = (await therapist.get(`/api/plans?clientId=${id}`)).json<Plan[]>();
  expect(plans).toEqual([expect.objectContaining({ id: created.planId, title: plan.title })]);
});

test('Further mandates of the plan are added in the same step, all or none, and undone with it', async () => {
  const { id } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
  const { clientId: _client, ...plan } = buildPlan({ clientId: id });
  const { planId: _plan, ...mandate } = buildMandate({ clientId: id, planId: 0 });
  const session = await addRecord<Session>(
    therapist,
    '/api/sessions',
    buildSession({ clientId: id, type: 'individual', duration: 30, date: '2026-10-06T14:30:00.000Z' }),
  );
  const send = (changes: object) =>
    therapist.post('/api/mandates', {
      ...mandate,
      plan,
      notes: 'Room 12',
      further: [{ terms: [buildTerm({ group: 1 })], sessionIds: [session.id], ...changes }],
    });
  const listed = async (what: string) =>
    (await therapist.get(`/api/${what}?clientId=${id}`)).json<Mandate[]>();
  expect(statusAndText(await send({ terms: [buildTerm({ startsOn: '2020-01-01' })] }))).toEqual([
    400,
    'A mandate must lie within the days of its plan',
  ]);
  expect([await listed('mandates'), await listed('plans')]).toEqual([[], []]);
  const reply = await send({});
  const mandates = (await listed('mandates')).toSorted((one, other) => one.id - other.id);
  expect(mandates).toMatchObject([
    { id: reply.json<Mandate>().id, notes: 'Room 12', terms: [{ group: 5 }] },
    { planId: reply.json<Mandate>().planId, notes: 'Room 12', terms: [{ group: 1 }] },
  ]);
  expect(await sessionOf(session.id)).toMatchObject({ mandateId: mandates[1]?.id });
  expect((await therapist.post(`/api/undo/${reply.headers.get('undo')}`)).status).toBe(200);
  expect(await listed('mandates')).toEqual([]);
  expect(await sessionOf(session.id)).toMatchObject({ mandateId: null });
});

const later = (startsOn: string) => [buildTerm(), buildTerm({ startsOn, sessions: 3 })];

test.each<[changes: object, message: string]>([
  [{ endsOn: '2026-09-13' }, 'The mandate must not end before it begins'],
  [{ terms: [] }, 'Please say what the mandate promises'],
  [{ terms: later('2026-09-14') }, 'Each change of a mandate must begin after the one before'],
  [{ terms: later('2027-06-19') }, 'Each change of a mandate must begin before it ends'],
  [{ terms: [buildTerm({ per: 'cycle', cycleDays: 11 })] }, 'A cycle has 2 to 10 school days'],
  [{ terms: [buildTerm({ per: 'cycle' })] }, 'A cycle has 2 to 10 school days'],
  [{ terms: [buildTerm({ cycleDays: 6 })] }, 'A cycle has 2 to 10 school days'],
  [{ terms: [buildTerm({ minutes: 10 })] }, 'Please enter 15 to 480 minutes'],
  [{ terms: [buildTerm({ startsOn: '2026-09-07' })] }, 'A mandate must lie within the days of its plan'],
  [{ endsOn: '2027-06-26' }, 'A mandate must lie within the days of its plan'],
])('A mandate with %o is refused: %s', async (changes, message) => {
  const body = { ...buildMandate({ clientId, planId }), ...changes };
  expect(statusAndText(await therapist.post('/api/mandates', body))).toEqual([400, message]);
  const { id } = await add();
  expect(statusAndText(await therapist.put(`/api/mandates/${id}`, changes))).toEqual([400, message]);
  expect((await therapist.get('/api/mandates')).json()).toHaveLength(1);
});

test('Nothing of another therapist or child is taken into a mandate', async () => {
  const { id } = await add();
  const other = await practice.register();
  const missing = [404, 'The requested mandate could not be found'];
  expect(statusAndText(await other.get(`/api/mandates/${id}`))).toEqual(missing);
  expect(statusAndText(await other.put(`/api/mandates/${id}`, { notes: 'Mine' }))).toEqual(missing);
  expect(statusAndText(await other.delete(`/api/mandates/${id}`))).toEqual(missing);
  const school = await addRecord<{ id: number }>(other, '/api/organizations', buildOrganization());
  const refused = async (changes: object) =>
    statusAndText(
      await therapist.post('/api/mandates', { ...buildMandate({ clientId, planId }), ...changes }),
    );
  const noSchool = [404, 'The requested school or payer could not be found'];
  expect(await refused({ schoolId: school.id })).toEqual(noSchool);
  expect(await refused({ payerId: school.id })).toEqual(noSchool);
  const sibling = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
  expect(await refused({ clientId: sibling.id })).toEqual([400, 'Choose a plan of this child']);
  const own = await addRecord<{ id: number }>(therapist, '/api/organizations', buildOrganization());
  expect(await refused({ payerId: own.id })).toEqual([400, 'Choose who pays from the list']);
  const session = await addSession('2026-10-06', { clientId: sibling.id });
  expect(await refused({ sessionIds: [session.id] })).toEqual(missing);
});

describe('A session counts toward', () => {
  test('the only mandate of its day, and toward none if none is stated', async () => {
    const before = await addSession('2026-10-01');
    const { id } = await add();
    expect(before.mandateId).toBeNull();
    expect((await addSession('2026-10-06')).mandateId).toBe(id);
    expect((await addSession('2026-10-07', { mandateId: null })).mandateId).toBeNull();
    expect((await addSession('2026-09-09')).mandateId).toBeNull();
  });

  test('the one of its ratio and length, and else toward the stated one', async () => {
    const group = await add();
    const alone = await add({ terms: [buildTerm({ group: 1 })] });
    const long = await add({ terms: [buildTerm({ group: 1, minutes: 60 })] });
    expect((await addSession('2026-10-06')).mandateId).toBe(group.id);
    const individual = { type: 'individual' };
    expect((await addSession('2026-10-07', individual)).mandateId).toBe(alone.id);
    const hour = await addSession('2026-10-08', { ...individual, duration: 60 });
    expect(hour.mandateId).toBe(long.id);
    const unclear = await addSession('2026-10-09', { ...individual, duration: 45 });
    expect(unclear.mandateId).toBeNull();
    await therapist.put(`/api/sessions/${unclear.id}`, { mandateId: long.id });
    // Moved to where nothing decides, it stays.
    await therapist.put(`/api/sessions/${unclear.id}`, { date: '2026-10-10T14:30:00.000Z' });
    expect((await sessionOf(unclear.id)).mandateId).toBe(long.id);
  });

  test('another mandate once it is moved there, and toward no mandate of another day', async () => {
    const fall = await add({ endsOn: '2026-12-23' });
    const spring = await add({ terms: [buildTerm({ startsOn: '2027-01-04' })] });
    const { id, mandateId } = await addSession('2026-10-06');
    expect(mandateId).toBe(fall.id);
    const wrong = await therapist.put(`/api/sessions/${id}`, { mandateId: spring.id });
    expect(statusAndText(wrong)).toEqual([400, 'This mandate does not run on that day']);
    await therapist.put(`/api/sessions/${id}`, { date: '2027-01-05T14:30:00.000Z' });
    expect((await sessionOf(id)).mandateId).toBe(spring.id);
  });

  test('a new mandate that names it, in one write that is undone in one step', async () => {
    const sessions = [await addSession('2026-10-06'), await addSession('2026-10-08')];
    const reply = await therapist.post('/api/mandates', {
      ...buildMandate({ clientId, planId }),
      sessionIds: sessions.map(({ id }) => id),
    });
    const { id } = reply.json<Mandate>();
    const counted = (await therapist.get(`/api/sessions?mandateId=${id}`)).json<Session[]>();
    expect(counted).toHaveLength(2);
    const refused = await therapist.delete(`/api/mandates/${id}`);
    expect(statusAndText(refused)).toEqual([409, '2 sessions count toward this mandate. End it instead']);
    expect((await therapist.post(`/api/undo/${reply.headers.get('undo')}`)).status).toBe(200);
    expect((await therapist.get('/api/mandates')).json()).toEqual([]);
    expect((await sessionOf(sessions[0]?.id ?? 0)).mandateId).toBeNull();
  });

  test('none once its mandate ended before, while make-ups stay', async () => {
    const { id } = await add();
    const missed = await addSession('2026-10-06', { status: 'cancelled' });
    const past = await addSession('2026-11-10');
    const makeUp = await therapist.post(`/api/sessions/reschedule/${missed.id}`, {
      date: '2026-11-12',
      time: '10:00',
    });
    await therapist.put(`/api/mandates/${id}`, { endsOn: '2026-10-30' });
    expect((await sessionOf(missed.id)).mandateId).toBe(id);
    expect((await sessionOf(past.id)).mandateId).toBeNull();
    expect((await sessionOf(makeUp.json<Session>().id)).mandateId).toBe(id);
  });
});

describe('Why a session was missed', () => {
  test.each([
    ['scheduled', 'other', 'Only a missed session has a reason'],
    ['completed', 'student-absent', 'Only a missed session has a reason'],
    ['absence', 'school-closed', 'Choose a reason that goes with what became of the session'],
    ['cancelled', 'student-absent', 'Choose a reason that goes with what became of the session'],
    ['cancelled', 'bored', 'Choose the reason from the list'],
  ])('is refused for %s and %s', async (status, missedReason, message) => {
    const { id } = await addSession('2026-10-06');
    const reply = await therapist.put(`/api/sessions/${id}`, { status, missedReason });
    expect(statusAndText(reply)).toEqual([400, message]);
  });

  test('is saved with the status, and goes with it', async () => {
    const { id } = await addSession('2026-10-06');
    await therapist.put(`/api/sessions/${id}`, { status: 'absence', missedReason: 'student-absent' });
    expect((await sessionOf(id)).missedReason).toBe('student-absent');
    await therapist.put(`/api/sessions/${id}`, { status: 'cancelled' });
    expect((await sessionOf(id)).missedReason).toBeNull();
  });
});

describe('A session is the make-up for', () => {
  test('a missed or a short one of the same mandate, and for no other', async () => {
    await add();
    const short = await addSession('2026-10-13', { status: 'completed', duration: 20 });
    const whole = await addSession('2026-10-15', { status: 'completed' });
    const extra = await addSession('2026-10-28', { status: 'completed' });
    const put = async (makesUpFor: string | null) =>
      therapist.put(`/api/sessions/${extra.id}`, { makesUpFor });
    expect((await put(short.date)).json()).toMatchObject({ makesUpFor: short.date });
    const wrong = [400, 'Choose a missed or short session of the same mandate'];
    expect(statusAndText(await put(whole.date))).toEqual(wrong);
    expect(statusAndText(await put('2026-10-01T14:30:00.000Z'))).toEqual(wrong);
    expect(statusAndText(await put(extra.date))).toEqual(wrong);
    expect((await put(null)).json()).toMatchObject({ makesUpFor: null });
  });
});

/** The numbers of a client's absences, and whether each is billed: "1 y". */
async function absences(dates: string[], mandateId: number | null = null) {
  const answers: string[] = [];
  for (const date of dates) {
    const { absenceNumber, billable } = await addSession(date, { status: 'absence', mandateId });
    answers.push(`${absenceNumber} ${billable ? 'y' : 'n'}`);
  }
  return answers;
}

describe('Absences are counted and billed by who pays', () => {
  const [one, two, three, four, five] = ['06', '08', '13', '15', '20'].map((day) => `2026-10-${day}`);
  const days = [one, two, three, four, five].map(String);
  const usual = { makeUp: [], until: { kind: 'mandate' }, billableAbsences: null };

  test('by the family: the first three', async () => {
    expect(await absences(days.slice(0, 4))).toEqual(['1 y', '2 y', '3 y', '4 n']);
  });

  test('by a payer that pays none, beside a session of the family', async () => {
    const { id } = await add({ payerId: await addPayer({ ...usual, absences: 'never' }) });
    expect(await absences(days.slice(0, 2), id)).toEqual(['1 n', '2 n']);
    expect(await absences(days.slice(2, 3))).toEqual(['1 y']);
  });

  test('by a payer that pays the first', async () => {
    const { id } = await add({
      payerId: await addPayer({ ...usual, absences: 'first', billableAbsences: 1 }),
    });
    expect(await absences(days.slice(0, 2), id)).toEqual(['1 y', '2 n']);
  });

  test('by a payer that pays all', async () => {
    const { id } = await add({ payerId: await addPayer({ ...usual, absences: 'always' }) });
    expect(await absences(days, id)).toEqual(['1 y', '2 y', '3 y', '4 y', '5 y']);
  });

  test('by the family under a mandate, together with its others', async () => {
    const { id } = await add();
    expect(await absences(days.slice(0, 2), id)).toEqual(['1 y', '2 y']);
    expect(await absences(days.slice(2, 4))).toEqual(['3 y', '4 n']);
  });

  test('by the new payer, but for those on an invoice, once another one pays for the mandate', async () => {
    const { id } = await add();
    await absences(days.slice(0, 3), id);
    await absences(days.slice(3, 5));
    const numbered = async () =>
      (await therapist.get('/api/sessions?order=oldest'))
        .json<Session[]>()
        .map(({ absenceNumber, billable }) => `${absenceNumber} ${billable ? 'y' : 'n'}`);
    expect(await numbered()).toEqual(['1 y', '2 y', '3 y', '4 n', '5 n']);
    const [first] = (await therapist.get('/api/sessions?order=oldest')).json<Session[]>();
    await addRecord(therapist, '/api/invoices', buildInvoice({ clientId, sessionIds: [first?.id ?? 0] }));
    const payerId = await addPayer({ ...usual, absences: 'never' });

    const change = async (payer: number | null) => {
      const reply = await therapist.put(`/api/mandates/${id}`, { payerId: payer });
      expect(reply.status, reply.text).toBe(200);
      return () => therapist.post(`/api/undo/${reply.headers.get('undo')}`);
    };
    const undo = await change(payerId);
    expect(await numbered()).toEqual(['1 y', '2 n', '3 n', '2 y', '3 y']);
    expect((await undo()).status).toBe(200);
    expect(await numbered()).toEqual(['1 y', '2 y', '3 y', '4 n', '5 n']);
    await change(payerId);
    const back = await change(null);
    expect(await numbered()).toEqual(['1 y', '4 n', '5 n', '2 y', '3 y']);
    await absences(['2026-10-22'], id);
    expect(statusAndText(await back())).toEqual([
      409,
      'An absence was counted toward this mandate since, so nothing was put back',
    ]);
    const late = await change(payerId);
    await absences(['2026-10-23']);
    expect(statusAndText(await late())[0]).toBe(409);
  });
});

test('The days of a plan do not leave out its mandates, and a plan with mandates stays', async () => {
  await add();
  const put = async (change: object) => statusAndText(await therapist.put(`/api/plans/${planId}`, change));
  expect(await put({ endsOn: '2027-06-01', reportDays: [] })).toEqual([
    409,
    'A mandate of this plan runs until Jun 18, 2027. Change the mandate first',
  ]);
  expect(await put({ startsOn: '2026-09-15' })).toEqual([
    409,
    'A mandate of this plan begins on Sep 14, 2026. Change the mandate first',
  ]);
  expect(statusAndText(await therapist.delete(`/api/plans/${planId}`))).toEqual([
    409,
    'This plan has mandates, so it stays in the record. Only an empty plan can be deleted',
  ]);
});
