import { describe, expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { DEFAULT_TIME_ZONE, momentOf } from '#domain/platform/dates.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const missedAt = '2026-10-05T14:00:00.000Z';
const newTime = { date: '2026-10-08', time: '10:00' };

async function therapistWithSession(changes: Partial<Session> = {}) {
  const practice = await preparedPractice();
  const therapist = await practice.register();
  const { id: clientId } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
  const session = await addRecord<Session>(
    therapist,
    '/api/sessions',
    buildSession({ clientId, date: missedAt, duration: 45, type: 'home', ...changes }),
  );
  return { practice, therapist, session, path: `/api/sessions/reschedule/${session.id}` };
}

const stored = async (therapist: TestVisitor, { id }: Pick<Session, 'id'>) =>
  (await therapist.get(`/api/sessions/${id}`)).json<Session>();

describe('A rescheduled session', () => {
  test('requires a sign-in, a date and its own therapist', async () => {
    const { practice, path } = await therapistWithSession();
    const therapist = await practice.register();
    expect((await practice.visitor().post(path, newTime)).status).toBe(401);
    expect(statusAndText(await therapist.post(path, {}))).toEqual([400, 'Date is required']);
    expect(statusAndText(await therapist.post(path, { ...newTime, missedAs: 'completed' }))).toEqual([
      400,
      'A session is missed as cancelled, absence or no-show',
    ]);
    expect((await therapist.post(path, newTime)).status).toBe(404);
  });

  test('gets a new session of the same length and type, and each refers to the other', async () => {
    const { therapist, session, path } = await therapistWithSession();
    const reply = await therapist.post(path, newTime);
    expect(reply.status).toBe(201);
    const planned = reply.json<Session>();
    expect(planned).toMatchObject({
      clientId: session.clientId,
      date: momentOf('2026-10-08', '10:00', DEFAULT_TIME_ZONE),
      duration: 45,
      type: 'home',
      status: 'scheduled',
      notes: null,
      makesUpFor: missedAt,
    });
    expect(await stored(therapist, session)).toMatchObject({ status: 'cancelled', makesUpFor: null });
    const query = `?clientId=${session.clientId}&makesUpFor=${missedAt}`;
    expect((await therapist.get(`/api/sessions${query}`)).json()).toEqual([planned]);
  });

  test('becomes the requested kind of absence, with a number', async () => {
    const { therapist, session, path } = await therapistWithSession();
    await therapist.post(path, { ...newTime, missedAs: 'absence' });
    expect(await stored(therapist, session)).toMatchObject({ status: 'absence', absenceNumber: 1 });
  });

  test('keeps a status other than scheduled', async () => {
    const { therapist, session, path } = await therapistWithSession({ status: 'no-show' });
    expect((await therapist.post(path, newTime)).status).toBe(201);
    expect(await stored(therapist, session)).toMatchObject({ status: 'no-show' });
  });

  test('can be made up once, and again after the new session was cancelled', async () => {
    const { therapist, path } = await therapistWithSession();
    const planned = (await therapist.post(path, newTime)).json<Session>();
    expect(statusAndText(await therapist.post(path, { ...newTime, time: '11:00' }))).toEqual([
      409,
      'This session was rescheduled to Oct 8, 2026 already. Please change that one',
    ]);
    await therapist.put(`/api/sessions/${planned.id}`, { status: 'cancelled' });
    expect((await therapist.post(path, { ...newTime, time: '11:00' })).status).toBe(201);
  });

  test('must not be completed', async () => {
    const { therapist, path } = await therapistWithSession({ status: 'completed' });
    expect(statusAndText(await therapist.post(path, newTime))).toEqual([
      409,
      'This session took place, so it cannot be planned for another time',
    ]);
  });

  test('gets one new session from two requests with one key', async () => {
    const { therapist, path } = await therapistWithSession();
    const key = { 'idempotency-key': 'one-click' };
    const [one, other] = [await therapist.post(path, newTime, key), await therapist.post(path, newTime, key)];
    expect(other.json<Session>().id).toBe(one.json<Session>().id);
  });
});

test('A make-up session that moves to another client no longer refers to the missed one', async () => {
  const { therapist, path } = await therapistWithSession();
  const planned = (await therapist.post(path, newTime)).json<Session>();
  const { id: clientId } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
  await therapist.put(`/api/sessions/${planned.id}`, { clientId });
  expect(await stored(therapist, planned)).toMatchObject({ clientId, makesUpFor: null });
});

test('The session list refuses an invalid time in makesUpFor', async () => {
  const { therapist } = await therapistWithSession();
  expect((await therapist.get('/api/sessions?makesUpFor=0000-01-01T00:00:00.000Z')).status).toBe(400);
});
