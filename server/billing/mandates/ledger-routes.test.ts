import { beforeEach, describe, expect, test } from 'vitest';
import type { Ledger, OwedService } from '#domain/billing/mandates/ledger-shapes.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildMandate } from '#tests/builders/mandate-builder.ts';
import { buildOrganization } from '#tests/builders/organization-builder.ts';
import { pastSessions, plannedSessions, schoolClosings } from '#tests/builders/owed-year.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let clientId: number;
let mandateId: number;

/** A child's school year as it is on November 21, 2026, with the closings of the school. */
beforeEach(async () => {
  practice = await preparedPractice();
  therapist = await practice.register();
  clientId = await addId('/api/clients', buildClient());
  const schoolId = await addId('/api/organizations', buildOrganization());
  const closings = schoolClosings.map(({ firstDay, lastDay }) => ({
    firstDay,
    lastDay,
    reason: 'Closed',
    organizationId: schoolId,
  }));
  expect((await therapist.post('/api/closings/batch', { closings })).status).toBe(201);
  const planId = (await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId }))).id;
  mandateId = await addId('/api/mandates', buildMandate({ clientId, planId, schoolId }));
  for (const session of [...pastSessions(), ...plannedSessions()]) {
    const { date, duration, status, missedReason, makesUpFor } = session;
    const added = await addRecord<Session>(therapist, '/api/sessions', {
      clientId,
      type: 'group',
      date,
      duration,
      status,
      missedReason,
    });
    expect(added.mandateId).toBe(mandateId);
    if (makesUpFor !== null) {
      expect((await therapist.put(`/api/sessions/${added.id}`, { makesUpFor })).status).toBe(200);
    }
  }
});

const addId = async (path: string, body: object) =>
  (await addRecord<{ id: number }>(therapist, path, body)).id;
const ledger = async (on = '2026-11-21') =>
  (await therapist.get(`/api/mandates/${mandateId}/ledger?on=${on}`)).json<Ledger>();

describe('The ledger of a mandate', () => {
  test('says what was owed, took place, was made up, is excused and open', async () => {
    expect(await ledger()).toMatchObject({
      owedSessions: 20,
      owed: 600,
      covered: 410,
      delivered: 490,
      over: 30,
      madeUp: 50,
      excused: 90,
      toMakeUp: 100,
      open: 50,
      planned: 1_560,
      excusedToCome: 60,
      missing: 50,
      flag: 'on-track',
      words:
        '20 sessions owed since Sep 14. 410 of 600 minutes took place in their week, 50 were made up, 90 are excused, 50 are open.',
    });
  });

  test('is counted as of any past day, from the sessions as they are today', async () => {
    expect(await ledger('2026-10-01')).toMatchObject({ owed: 120, covered: 90, open: 0 });
    expect(await ledger('2026-11-01')).toMatchObject({ owed: 420, covered: 290, open: 70 });
  });

  test('follows the session that is counted as a make-up', async () => {
    const [offer] = (await ledger()).offers;
    expect(offer?.question).toBe('Oct 28 was one more than owed. Count it as the make-up for Oct 22?');
    const { sessionId, makesUpFor } = offer ?? { sessionId: 0, makesUpFor: '' };
    expect((await therapist.put(`/api/sessions/${sessionId}`, { makesUpFor })).status).toBe(200);
    expect(await ledger()).toMatchObject({ over: 0, open: 20 });
  });

  test('excuses what was declined', async () => {
    const trip = (await ledger()).periods
      .flatMap(({ parts }) => parts)
      .find(({ day }) => day === '2026-10-22');
    const makeUpDeclined = 'His mother: he needs the time in class';
    await therapist.put(`/api/sessions/${trip?.sessionId}`, { makeUpDeclined });
    expect(await ledger()).toMatchObject({ open: 20, excused: 120, toMakeUp: 70 });
  });
});

test('Services owed are a list with a tag that a closing of the school changes', async () => {
  const reply = await therapist.get('/api/services-owed?on=2026-11-21');
  expect(reply.json<OwedService[]>()).toMatchObject([{ mandateId, clientId, open: 50, flag: 'on-track' }]);
  const tag = { 'if-none-match': reply.headers.get('etag') ?? '' };
  expect((await therapist.get('/api/services-owed?on=2026-11-21', tag)).status).toBe(304);
  const { schoolId } = (await therapist.get(`/api/mandates/${mandateId}`)).json<Mandate>();
  // The school gave Oct 15 off, so the session of that day is one more than the week owed.
  await addId('/api/closings', {
    firstDay: '2026-10-15',
    lastDay: '2026-10-15',
    reason: 'No heat',
    organizationId: schoolId,
  });
  const changed = await therapist.get('/api/services-owed?on=2026-11-21', tag);
  expect([changed.status, changed.json<OwedService[]>()[0]?.open]).toEqual([200, 50]);
});

test('Ledgers are refused for a wrong day, to visitors and to another therapist', async () => {
  const path = `/api/mandates/${mandateId}/ledger`;
  const message = [400, 'On must be a date like 2026-09-01'];
  expect(statusAndText(await therapist.get(`${path}?on=today`))).toEqual(message);
  expect(statusAndText(await therapist.get('/api/services-owed?on=2026-13-01'))).toEqual(message);
  expect((await practice.visitor().get(path)).status).toBe(401);
  expect((await practice.visitor().get('/api/services-owed')).status).toBe(401);
  const other = await practice.register();
  expect(statusAndText(await other.get(path))).toEqual([404, 'The requested mandate could not be found']);
  expect((await other.get('/api/services-owed')).json()).toEqual([]);
});
