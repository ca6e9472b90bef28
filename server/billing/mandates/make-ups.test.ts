import { beforeEach, describe, expect, test } from 'vitest';
import type { Ledger } from '#domain/billing/mandates/ledger-shapes.ts';
import type { Mandate, MandateTerm } from '#domain/billing/mandates/mandate.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildMandate, buildTerm } from '#tests/builders/mandate-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-21T15:00:00.000Z') });
  therapist = await practice.register();
});

const at = (day: string, time = '10:30') => momentOf(day, time, DEFAULT_TIME_ZONE);

async function addChild(firstName: string, term: Partial<MandateTerm> = {}): Promise<Mandate> {
  const { id: clientId } = await addRecord<{ id: number }>(
    therapist,
    '/api/clients',
    buildClient({ firstName }),
  );
  const { id: planId } = await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId }));
  const mandate = buildMandate({ clientId, planId, terms: [buildTerm(term)] });
  return addRecord<Mandate>(therapist, '/api/mandates', mandate);
}

const addSession = ({ clientId }: Mandate, day: string, changes: object = {}) =>
  addRecord<Session>(therapist, '/api/sessions', {
    clientId,
    date: at(day),
    duration: 30,
    type: 'individual',
    ...changes,
  });

const plan = (session: Pick<Session, 'id'>, body: object) =>
  therapist.post(`/api/sessions/reschedule/${session.id}`, body);
const sessionOf = async ({ id }: Pick<Session, 'id'>) =>
  (await therapist.get(`/api/sessions/${id}`)).json<Session>();
const set = (session: Pick<Session, 'id'>, change: object) =>
  therapist.put(`/api/sessions/${session.id}`, change);
const ledgerOf = async ({ id }: Mandate) =>
  (await therapist.get(`/api/mandates/${id}/ledger`)).json<Ledger>();

describe('A make-up', () => {
  test('of a short session covers what it lacked, and half of a missed one leaves the rest open', async () => {
    const mandate = await addChild('Ada');
    const short = await addSession(mandate, '2026-11-10', { status: 'completed', duration: 15 });
    const made = await plan(short, { date: at('2026-11-24') });
    expect(made.json()).toMatchObject({ duration: 15, makesUpFor: short.date, mandateId: mandate.id });
    expect(await sessionOf(short)).toMatchObject({ status: 'completed', makesUpFor: null });
    expect(statusAndText(await plan(short, { date: at('2026-11-25') }))).toEqual([
      409,
      'This session was rescheduled to Nov 24, 2026 already. Please change that one',
    ]);
    const missed = await addSession(mandate, '2026-11-12');
    const reason = { missedAs: 'cancelled', missedReason: 'provider-absent' };
    const half = await plan(missed, { date: at('2026-11-26'), duration: 15, ...reason });
    expect(await sessionOf(missed)).toMatchObject({ status: 'cancelled', missedReason: 'provider-absent' });
    const rest = await plan(missed, { date: at('2026-11-27') });
    expect(rest.json()).toMatchObject({ duration: 15, makesUpFor: missed.date });
    expect((await plan(missed, { date: at('2026-11-30') })).status).toBe(409);
    for (const makeUp of [half, rest])
      await set(makeUp.json(), { date: at('2026-11-20'), status: 'completed' });
    expect(await ledgerOf(mandate)).toMatchObject({ madeUp: 30, plannedMakeUps: 15 });
    const full = await addSession(mandate, '2026-11-17', { status: 'completed' });
    expect(statusAndText(await plan(full, { date: at('2026-11-24') }))).toEqual([
      409,
      'This session took place, so it cannot be planned for another time',
    ]);
  });

  test('that is missed itself leaves the first miss open, and the next one names that', async () => {
    const mandate = await addChild('Ada');
    const missed = await addSession(mandate, '2026-11-12', { status: 'no-show' });
    const first = (await plan(missed, { date: at('2026-11-18') })).json<Session>();
    const next = (await plan(first, { date: at('2026-11-20'), missedAs: 'absence' })).json<Session>();
    expect(await sessionOf(first)).toMatchObject({ status: 'absence', makesUpFor: missed.date });
    expect(next).toMatchObject({ makesUpFor: missed.date, duration: 30 });
    const extra = await addSession(mandate, '2026-11-19');
    expect(statusAndText(await set(extra, { makesUpFor: first.date }))).toEqual([
      400,
      'Choose a missed or short session of the same mandate',
    ]);
    await set(next, { status: 'completed' });
    expect(await ledgerOf(mandate)).toMatchObject({ madeUp: 30 });
    // A time that was noted wrongly is put right: what made it up follows, and an undo takes both back.
    const moved = await set(missed, { date: at('2026-11-12', '11:00') });
    expect(await sessionOf(next)).toMatchObject({ makesUpFor: at('2026-11-12', '11:00') });
    expect(await ledgerOf(mandate)).toMatchObject({ madeUp: 30, over: 0 });
    expect((await therapist.post(`/api/undo/${moved.headers.get('undo')}`)).status).toBe(200);
    expect(await sessionOf(next)).toMatchObject({ makesUpFor: missed.date });
  });

  test('is planned before the miss and undone with it, on whatever day its mandate ends', async () => {
    const mandate = await addChild('Ada');
    const coming = await addSession(mandate, '2027-06-17');
    const reply = await plan(coming, { date: at('2026-11-25'), missedAs: 'cancelled' });
    expect(reply.json()).toMatchObject({ makesUpFor: coming.date, mandateId: mandate.id });
    expect((await therapist.post(`/api/undo/${reply.headers.get('undo')}`)).status).toBe(200);
    expect(await sessionOf(coming)).toMatchObject({ status: 'scheduled' });
    expect((await plan(coming, { date: at('2027-07-01') })).json()).toMatchObject({ mandateId: mandate.id });
  });

  test('refuses a reason that does not go with what became of the session, and changes nothing', async () => {
    const session = await addSession(await addChild('Ada'), '2026-11-12');
    const wrong = { date: at('2026-11-25'), missedAs: 'absence', missedReason: 'school-closed' };
    expect(statusAndText(await plan(session, wrong))).toEqual([
      400,
      'Choose a reason that goes with what became of the session',
    ]);
    expect(await sessionOf(session)).toEqual(session);
  });
});

test('A make-up joins a meeting of a group, as long as the ratio of each child allows', async () => {
  const ada = await addChild('Ada');
  const others = [await addChild('Ben'), await addChild('Cleo', { group: 4 })];
  const [meeting] = await addRecord<Session[]>(therapist, '/api/sessions/group', {
    name: 'Writing group',
    clientIds: others.map(({ clientId }) => clientId),
    date: '2026-11-24',
    time: '14:00',
    duration: 45,
  });
  const missed = await addSession(ada, '2026-11-12', { status: 'no-show' });
  const groupId = meeting?.groupId;
  const other = await practice.register();
  const foreign = await addRecord<{ id: number }>(other, '/api/groups', { name: 'Theirs' });
  const date = at('2026-11-24', '14:00');
  expect((await plan(missed, { date, groupId: foreign.id })).status).toBe(404);
  expect(statusAndText(await plan(missed, { date: at('2026-11-24'), groupId }))).toEqual([
    409,
    'This group does not meet at that time',
  ]);
  const individual = await addChild('Dan', { group: 1 });
  const alone = await addSession(individual, '2026-11-12', { status: 'no-show' });
  const full = [409, 'This meeting has no room for another child'];
  expect(statusAndText(await plan(alone, { date, groupId }))).toEqual(full);
  const joined = await plan(missed, { date, groupId });
  expect(joined.json()).toMatchObject({ groupId, duration: 45, type: 'group', makesUpFor: missed.date });
  const second = await addSession(ada, '2026-11-13', { status: 'no-show' });
  expect(statusAndText(await plan(second, { date, groupId }))).toEqual([
    409,
    'This child is in that meeting already',
  ]);
  await therapist.put(`/api/groups/${groupId}`, { others: 1 });
  const fourth = await addSession(await addChild('Eve'), '2026-11-12', { status: 'no-show' });
  expect(statusAndText(await plan(fourth, { date, groupId }))).toEqual(full);
});
