import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatuses } from '#domain/caseload/sessions/session-words.ts';
import {
  CaseloadModel,
  type ModelSession,
  modelMoments,
  type RequestedSession,
} from '#tests/builders/caseload-model.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestVisitor } from '#tests/setup/test-visitor.ts';

/** One action of a therapist; `which` selects among the existing records. */
type Step = { which: number } & (
  | { does: 'addClient'; firstName: string; lastName: string }
  | { does: 'renameClient'; lastName: string }
  | { does: 'deleteClient' }
  | { does: 'schedule'; requested: RequestedSession }
  | { does: 'change'; requested: RequestedSession }
  | { does: 'move'; to: number }
  | { does: 'deleteSession' }
);

const name = fc.constantFrom('Avery', 'Blake', 'Casey', 'Drew');
const nullish = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined });
const status = fc.oneof(fc.constant('absence' as const), fc.constantFrom(...sessionStatuses));
const requested: fc.Arbitrary<RequestedSession> = fc.record({
  moment: nullish(fc.constantFrom(...modelMoments)),
  duration: nullish(fc.constantFrom(15, 20, 45, 60)),
  status: nullish(status),
  absenceNumber: nullish(fc.constantFrom(0, 1, 3, 4)),
  billable: nullish(fc.boolean()),
});
const which = fc.nat(100);

const step: fc.Arbitrary<Step> = fc.oneof(
  fc.record({ does: fc.constant('addClient'), which, firstName: name, lastName: name }),
  fc.record({ does: fc.constant('renameClient'), which, lastName: name }),
  { arbitrary: fc.record({ does: fc.constant('schedule'), which, requested }), weight: 5 },
  { arbitrary: fc.record({ does: fc.constant('change'), which, requested }), weight: 4 },
  fc.record({ does: fc.constant('move'), which, to: which }),
  fc.record({ does: fc.constant('deleteSession'), which }),
  { arbitrary: fc.record({ does: fc.constant('deleteClient'), which }), weight: 1 },
);

test('After any sequence of actions on clients and sessions, the rules hold and the lists match', async () => {
  const practice = await preparedPractice();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 10, maxLength: 40 }), async (steps) => {
      const therapist = await practice.register();
      const model = new CaseloadModel();
      await addClient(therapist, model, { firstName: 'Ivy', lastName: 'Sample' });
      for (const one of steps) await take(therapist, model, one);
      await compareLists(therapist, model);
    }),
    { seed: 20_261_121, numRuns: 12, endOnFailure: true },
  );
});

async function take(therapist: TestVisitor, model: CaseloadModel, step: Step): Promise<void> {
  const clientId = pick(model.clients, step.which);
  const sessionId = pick(model.sessions, step.which);
  if (step.does === 'addClient') return addClient(therapist, model, step);
  if (step.does === 'schedule' && clientId) {
    return schedule(therapist, model, { ...step.requested, clientId });
  }
  if (step.does === 'renameClient' && clientId) return rename(therapist, model, clientId, step.lastName);
  if (step.does === 'deleteClient' && clientId) {
    expect((await therapist.delete(`/api/clients/${clientId}`)).status).toBe(204);
    model.deleteClient(clientId);
  }
  if (step.does === 'change' && sessionId) return change(therapist, model, sessionId, step.requested);
  if (step.does === 'move' && sessionId) {
    return change(therapist, model, sessionId, { clientId: pick(model.clients, step.to) });
  }
  if (step.does === 'deleteSession' && sessionId) {
    expect((await therapist.delete(`/api/sessions/${sessionId}`)).status).toBe(204);
    model.deleteSession(sessionId);
  }
}

async function addClient(
  therapist: TestVisitor,
  model: CaseloadModel,
  { firstName, lastName }: { firstName: string; lastName: string },
): Promise<void> {
  const reply = await therapist.post('/api/clients', { firstName, lastName });
  expect([reply.status, reply.json()]).toMatchObject([201, { firstName, lastName, status: 'active' }]);
  model.clients.set(reply.json<Client>().id, { firstName, lastName });
}

async function rename(therapist: TestVisitor, model: CaseloadModel, id: number, lastName: string) {
  const reply = await therapist.put(`/api/clients/${id}`, { lastName });
  const client = { firstName: model.clients.get(id)?.firstName ?? '', lastName };
  expect([reply.status, reply.json()]).toMatchObject([200, client]);
  model.clients.set(id, client);
}

async function schedule(
  therapist: TestVisitor,
  model: CaseloadModel,
  requested: RequestedSession,
): Promise<void> {
  const expected = model.sessionAfter(requested, undefined);
  const { moment, ...body } = requested;
  const reply = await therapist.post('/api/sessions', {
    type: 'individual',
    ...body,
    duration: expected.duration,
    date: expected.moment.date,
  });
  expect([reply.status, reply.json()]).toMatchObject([201, answered(expected)]);
  model.sessions.set(reply.json<Session>().id, expected);
}

async function change(therapist: TestVisitor, model: CaseloadModel, id: number, requested: RequestedSession) {
  const expected = model.sessionAfter(requested, model.sessions.get(id));
  const { moment, ...body } = requested;
  const reply = await therapist.put(`/api/sessions/${id}`, { ...body, date: moment?.date });
  expect([reply.status, reply.json()]).toMatchObject([200, answered(expected)]);
  model.setSession(id, expected);
}

async function compareLists(therapist: TestVisitor, model: CaseloadModel): Promise<void> {
  const clients = (await therapist.get('/api/clients')).json<Client[]>();
  expect(clients.map(({ id }) => id)).toEqual(model.clientOrder());
  const sessions = (await therapist.get('/api/sessions')).json<Session[]>();
  expect(sessions.map(({ id }) => id)).toEqual(model.sessionOrder());
  for (const session of sessions) {
    const expected = model.sessions.get(session.id);
    expect(session).toMatchObject(expected ? answered(expected) : {});
  }
}

function answered({ moment, ...session }: ModelSession) {
  return { ...session, date: moment.date };
}

function pick(records: Map<number, unknown>, which: number): number | undefined {
  return [...records.keys()][which % records.size];
}
