import { beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let therapist: TestVisitor;
let client: Client;
let plan: Plan;
let session: Session;
let path: string;

beforeEach(async () => {
  practice = await preparedPractice({ clock: () => new Date('2026-11-20T15:00:00.000Z') });
  therapist = await practice.register();
  client = await addRecord(therapist, '/api/clients', buildClient());
  plan = await addRecord(therapist, '/api/plans', buildPlan({ clientId: client.id }));
  session = await addSession();
  path = noteOf(session);
});

const addSession = (changes: Partial<Session> = {}, of = client) =>
  addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({ clientId: of.id, date: '2026-11-19T15:00:00.000Z', status: 'completed' }),
    ...changes,
  });
const noteOf = ({ id }: Pick<Session, 'id'>) => `/api/sessions/${id}/note`;
const read = async (from = path) => (await therapist.get(from)).json<NoteOfSession>();
const stored = async () => (await therapist.get('/api/session-notes')).json<SessionNote[]>();

test('A visitor without an account cannot read or write a note', async () => {
  const { visitor } = practice;
  expect((await visitor().get(path)).status).toBe(401);
  expect((await visitor().put(path, buildNote())).status).toBe(401);
});

test('Another therapist cannot find the note or the session', async () => {
  await therapist.put(path, buildNote());
  const other = await practice.register();
  expect((await other.get(path)).status).toBe(404);
  expect((await other.put(path, buildNote())).status).toBe(404);
  expect((await other.get('/api/session-notes')).json()).toEqual([]);
});

test.each([
  [{ template: 'dap' }, 'Choose a template: narrative or SOAP'],
  [{ activity: 'a'.repeat(501) }, 'Please shorten this to 500 characters'],
  [{ assessment: 'a'.repeat(10_001) }, 'Please shorten this to 10,000 characters'],
  [{ setting: 'garden' }, 'Choose a setting from the list'],
  [{ groupSize: 1 }, 'A group is 2 to 20 children, this one included'],
  [{ groupSize: 21 }, 'A group is 2 to 20 children, this one included'],
  [{ makeUpFor: '2026-02-30' }, 'Please enter a valid make-up date'],
  [{ progress: 'some' }, 'Choose the progress in this session from the list'],
  [{ coTreatedWith: 'a'.repeat(201) }, 'Please shorten this to 200 characters'],
  [{ diagnosisCodes: ['none'] }, 'A diagnosis code reads like F82 or R27.8'],
  [{ planId: 0 }, 'Please choose a plan from the list'],
  [{ pulled: { assessment: 'soon' } }, 'Please enter the day of the note from which this was taken'],
])('A note with %j is refused', async (wrong, message) => {
  expect(statusAndText(await therapist.put(path, { ...buildNote(), ...wrong }))).toEqual([400, message]);
  expect(await stored()).toEqual([]);
});

describe('A note that was not started', () => {
  test('has the plan of the day, its setting and its codes, and reading it saves nothing', async () => {
    session = await addSession({ notes: null });
    expect(await read(noteOf(session))).toMatchObject({
      sessionId: session.id,
      clientId: client.id,
      planId: plan.id,
      template: 'narrative',
      setting: plan.setting,
      diagnosisCodes: plan.diagnosisCodes,
      procedureCodes: plan.procedureCodes,
      groupSize: null,
      state: 'none',
      updatedAt: null,
    });
    expect(await stored()).toEqual([]);
  });

  test('has the plan and the template of the previous note', async () => {
    const other = await addRecord<Plan>(
      therapist,
      '/api/plans',
      buildPlan({ clientId: client.id, setting: 'home' }),
    );
    await therapist.put(path, buildNote({ planId: plan.id }));
    const next = await addSession({ date: '2026-11-20T14:00:00.000Z' });
    expect(await read(noteOf(next))).toMatchObject({ planId: plan.id, template: 'soap' });
    const before = await addSession({ date: '2026-11-18T14:00:00.000Z' });
    expect(await read(noteOf(before))).toMatchObject({ planId: other.id, template: 'narrative' });
  });

  test('counts the children who attended, without absent ones', async () => {
    const others = await Promise.all(
      ['Ben', 'Cleo'].map((firstName) =>
        addRecord<Client>(therapist, '/api/clients', buildClient({ firstName })),
      ),
    );
    const members = [client, ...others].map(({ id }) => ({ clientId: id, from: '2026-09-01' }));
    const group = await addRecord<Group>(therapist, '/api/groups', buildGroup({ others: 1, members }));
    const meeting = {
      groupId: group.id,
      clientIds: members.map(({ clientId }) => clientId),
      date: '2026-11-19T18:00:00.000Z',
      duration: 45,
    };
    const [first, second] = await addRecord<Session[]>(therapist, '/api/sessions/group', meeting);
    if (!first || !second) throw new Error('The group does not meet');
    expect(await read(noteOf(first))).toMatchObject({ groupSize: 4 });
    await therapist.put(`/api/sessions/${second.id}`, { status: 'no-show' });
    expect(await read(noteOf(first))).toMatchObject({ groupSize: 3 });

    // A draft with the counted size keeps counting; one with another size keeps that size.
    expect((await therapist.put(noteOf(first), buildNote({ groupSize: 3 }))).json()).toMatchObject({
      groupSize: 3,
    });
    await therapist.put(`/api/sessions/${second.id}`, { status: 'completed' });
    expect(await read(noteOf(first))).toMatchObject({ groupSize: 4, childrenCounted: 4 });
    await therapist.put(noteOf(first), buildNote({ groupSize: 6 }));
    await therapist.put(`/api/sessions/${second.id}`, { status: 'no-show' });
    expect(await read(noteOf(first))).toMatchObject({ groupSize: 6, childrenCounted: 3 });
  });
});

describe('A note', () => {
  test('is saved completely, as a draft, with the origin of each section', async () => {
    const note = {
      ...buildNote({ planId: plan.id, groupSize: 3, makeUpFor: '2026-11-12', progress: 'progress' }),
      coTreatedWith: 'Speech therapist',
      coTreatmentReason: 'Joint attention',
      pulled: { planText: '2026-11-12', subjective: null },
    };
    const saved = await therapist.put(path, note);
    const { pulled: _pulled, updatedAt: _seen, ...words } = note;
    expect([saved.status, saved.json()]).toMatchObject([
      200,
      { ...words, pulled: { planText: '2026-11-12' }, state: 'draft', version: 1 },
    ]);
    expect(await read()).toEqual(saved.json());
    expect(await stored()).toMatchObject([{ ...words, clientId: client.id, sessionId: session.id }]);
  });

  test('is replaced completely, and omitted fields are cleared', async () => {
    await therapist.put(path, buildNote());
    await therapist.put(path, { template: 'narrative' });
    expect(await read()).toMatchObject({ template: 'narrative', activity: null, assessment: null });
  });

  test('is not saved over a newer version, and saving the same again changes nothing', async () => {
    const first = (await therapist.put(path, { ...buildNote(), updatedAt: null })).json<NoteOfSession>();
    expect((await therapist.put(path, { ...buildNote(), updatedAt: null })).json()).toEqual(first);
    const other = { ...buildNote({ assessment: 'Other words' }), updatedAt: null };
    expect(statusAndText(await therapist.put(path, other))).toEqual([409, CHANGED_MEANWHILE]);
    const seen = { ...other, updatedAt: first.updatedAt };
    expect((await therapist.put(path, seen)).json()).toMatchObject({ assessment: 'Other words' });
    expect(statusAndText(await therapist.put(path, { ...seen, assessment: 'Late' }))).toEqual([
      409,
      CHANGED_MEANWHILE,
    ]);
  });

  test('cannot join another child’s or another therapist’s plan', async () => {
    const sibling = await addRecord<Client>(therapist, '/api/clients', buildClient({ firstName: 'Sib' }));
    const theirs = await addRecord<Plan>(therapist, '/api/plans', buildPlan({ clientId: sibling.id }));
    expect(statusAndText(await therapist.put(path, buildNote({ planId: theirs.id })))).toEqual([
      400,
      'This plan is of another client than the session',
    ]);
    expect((await therapist.put(path, buildNote({ planId: 999_999 }))).status).toBe(404);
  });

  test.each([
    ['signed', "This session's note is signed. Correct the note to change it"],
    ['withdrawn', "This session's note was withdrawn. Correct the note to write it again"],
  ] as const)('that is %s takes no change; the same again passes', async (state, message) => {
    await therapist.put(path, buildNote());
    await practice.database.write((queries) => queries.updateTable('session_notes').set({ state }).execute());
    expect(statusAndText(await therapist.put(path, buildNote({ assessment: 'Changed' })))).toEqual([
      409,
      message,
    ]);
    expect((await therapist.put(path, buildNote())).json()).toMatchObject({ state });
  });

  test('keeps its session with its child, and its plan in the record', async () => {
    const sibling = await addRecord<Client>(therapist, '/api/clients', buildClient({ firstName: 'Sib' }));
    await therapist.put(path, buildNote({ planId: plan.id }));
    expect(
      statusAndText(await therapist.put(`/api/sessions/${session.id}`, { clientId: sibling.id })),
    ).toEqual([409, 'This session has a note, so it cannot be moved to another client']);
    expect(statusAndText(await therapist.delete(`/api/plans/${plan.id}`))).toEqual([
      409,
      'This plan has notes, so it stays in the record. Only an empty plan can be deleted',
    ]);
  });

  test('is deleted and restored with its session, without a plan that was deleted meanwhile', async () => {
    await therapist.put(path, buildNote({ planId: plan.id }));
    const { headers } = await therapist.delete(`/api/sessions/${session.id}`);
    expect(await stored()).toEqual([]);
    expect((await therapist.delete(`/api/plans/${plan.id}`)).status).toBe(204);
    expect((await therapist.post(`/api/undo/${headers.get('undo')}`)).status).toBe(200);
    expect(await stored()).toMatchObject([
      { sessionId: session.id, planId: null, assessment: buildNote().assessment },
    ]);
  });
});

describe('The status of the note', () => {
  const statusOf = async ({ id }: Session) =>
    (await therapist.get(`/api/sessions/${id}`)).json<Session>().noteStatus;

  test('is in each session, alone and in every list', async () => {
    session = await addSession({ notes: null, date: '2026-11-20T14:00:00.000Z' });
    path = noteOf(session);
    const lists = ['/api/sessions', `/api/sessions/client/${client.id}`];
    const listed = () =>
      Promise.all(lists.map(async (list) => (await therapist.get(list)).json<Session[]>()[0]?.noteStatus));
    expect(session.noteStatus).toBe('none');
    expect([await statusOf(session), await listed()]).toEqual(['none', ['none', 'none']]);
    await therapist.put(path, buildNote());
    expect([await statusOf(session), await listed()]).toEqual(['draft', ['draft', 'draft']]);
    await practice.database.write((queries) =>
      queries.updateTable('session_notes').set({ state: 'signed' }).execute(),
    );
    expect(await statusOf(session)).toBe('signed');
  });

  test('is draft with text alone', async () => {
    const saved = await therapist.put(`/api/sessions/${session.id}`, { notes: 'Chose the scissors.' });
    expect([saved.json<Session>().noteStatus, saved.headers.get('undo')]).toEqual(['draft', null]);
    expect((await addSession({ notes: 'Said before it was planned.' })).noteStatus).toBe('draft');
    await therapist.put(`/api/sessions/${session.id}`, { notes: null });
    expect(await statusOf(session)).toBe('none');
  });

  test('invalidates lists of sessions when the note is started', async () => {
    const { headers } = await therapist.get('/api/sessions');
    const again = () =>
      therapist.request('GET', '/api/sessions', undefined, { 'if-none-match': headers.get('etag') ?? '' });
    expect((await again()).status).toBe(304);
    await therapist.put(path, buildNote());
    expect((await again()).status).toBe(200);
  });
});
