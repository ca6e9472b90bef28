import { beforeEach, describe, expect, test } from 'vitest';
import type { Plan } from '#domain/plans/plan.ts';
import type { Session } from '#domain/sessions/session.ts';
import type { SignedDocument } from '#domain/signing/signed-document.ts';
import { signedNoteShape } from '#domain/signing/signed-note.ts';
import type { SigningPreview } from '#domain/signing/signing-acts.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { type TestVisitor, told } from '#tests/setup/test-visitor.ts';
import { chainHash } from './chain.ts';

const CHANGED =
  'This record was changed in another window meanwhile. Reload it to see the latest version, then make your change again';
const SIGNED = "This session's note is signed. Correct the note to change it";
const STAYS = 'This session has a signed note and stays in the record';
const completed = { status: 'completed' } as const;

let now: string;
let practice: TestPractice;
let therapist: TestVisitor;
let signable: Awaited<ReturnType<typeof addSignable>>;

beforeEach(async () => {
  now = '2026-11-20T15:00:00.000Z';
  practice = await startTestPractice({ clock: () => new Date(now) });
  therapist = await practice.register();
  signable = await addSignable(therapist);
});

const sign = (body: object = completed, note = signable.note, headers = {}) =>
  therapist.post(`${note}/sign`, body, headers);
const documents = async (visitor = therapist) =>
  (await visitor.get('/api/signed-documents')).json<SignedDocument[]>();
const stateOf = async (note = signable.note) => (await therapist.get(note)).json<{ state: string }>().state;
const read = async (path: string) => (await therapist.get(path)).json();

test('A visitor and another therapist sign nothing, and see nothing that was signed', async () => {
  const other = await practice.register();
  expect((await practice.visitor().post(`${signable.note}/sign`, completed)).status).toBe(401);
  for (const act of ['sign', 'addenda', 'correct', 'withdraw']) {
    const body = { ...completed, words: 'More', reason: 'A reason' };
    expect((await other.post(`${signable.note}/${act}`, body)).status).toBe(404);
  }
  expect((await other.get(`${signable.note}/signing`)).status).toBe(404);
  await sign();
  expect(await documents(other)).toEqual([]);
});

test('One request signs a session that is over and completes it', async () => {
  await therapist.put(signable.note, buildNote({ planId: signable.plan.id }));
  const reply = await sign();
  expect([reply.status, reply.json()]).toMatchObject([
    201,
    { kind: 'session-note', version: 1, position: 1, previousHash: '', signedAt: now, signedBy: 1 },
  ]);
  const { text, hash } = reply.json<SignedDocument>();
  expect(hash).toBe(chainHash('', text));
  expect(signedNoteShape.parse(JSON.parse(text))).toMatchObject({
    client: { name: 'Ivy Sample', dateOfBirth: '2018-04-09' },
    plan: { program: 'iep' },
    date: '2026-11-19',
    start: '10:00',
    end: '10:45',
    minutes: 45,
    status: 'completed',
    setting: 'school-classroom',
    assessment: buildNote().assessment,
    goals: [
      {
        revision: 1,
        marks: ['I', 'I', 'V', 'M', 'X'],
        figures: { percentIndependent: 40, percentAtCriterion: 60, supportScore: 57 },
        line: 'Cutting on a line: 2 of 5 trials independent (40%), 3 of 5 with no more than verbal cues; support score 57 (our index, 0–100).',
      },
    ],
    attestations: [
      {
        version: 1,
        text: 'I provided this service on the date and at the times shown, and this note is my own accurate record of it.',
      },
    ],
    signatureLine:
      'Signed electronically by Robin Sample, OTR/L, NY license 012345, Nov 20, 2026, 10:00 AM (America/New_York).',
  });
  expect(await read(signable.path)).toMatchObject(completed);
  expect(await stateOf()).toBe('signed');
  const [line] = (await therapist.get('/api/activity?action=sign')).json<object[]>();
  expect(line).toMatchObject({ action: 'sign', entity: 'session', entityId: signable.session.id });
  expect(JSON.parse(reply.headers.get('caseload-versions') ?? '')).toMatchObject({
    signed_documents: expect.any(Number),
    session_notes: expect.any(Number),
    sessions: expect.any(Number),
  });
  expect(reply.headers.get('undo')).toBeNull();
});

test('Without a note of its own, words or data alone are signed', async () => {
  await sign();
  expect(await read('/api/session-notes')).toMatchObject([{ state: 'signed', version: 1 }]);
});

describe('A note is not signed', () => {
  const refused = async (message: string, body: object = completed, note = signable.note) => {
    expect(told(await sign(body, note))).toEqual([409, message]);
    expect(await documents()).toEqual([]);
  };
  const add = (changes: object) =>
    addRecord<Session>(therapist, '/api/sessions', {
      ...buildSession({ clientId: signable.client.id, date: '2026-11-19T18:00:00.000Z' }),
      ...changes,
    });
  const noteOf = ({ id }: Session) => `/api/sessions/${id}/note`;

  test('without a signing profile', async () => {
    const other = await practice.register();
    const client = await addRecord<{ id: number }>(other, '/api/clients', buildClient());
    const body = buildSession({ clientId: client.id, date: '2026-11-19T15:00:00.000Z' });
    const { id } = await addRecord<Session>(other, '/api/sessions', body);
    expect(told(await other.post(`/api/sessions/${id}/note/sign`, completed))).toEqual([
      409,
      'Add your name, credentials and license before you sign',
    ]);
  });

  test('before the session has begun, or before it is said what became of it', async () => {
    const later = await add({ date: '2026-11-20T15:00:00.001Z' });
    await refused('A session that has not begun cannot be signed', completed, noteOf(later));
    await refused('Say first what became of this session', {});
  });

  test('with nothing in it, without a place, without the size of a group', async () => {
    await refused(
      'A note needs data for a goal or some words',
      completed,
      noteOf(await add({ notes: null })),
    );
    await therapist.put(signable.note, buildNote({ planId: signable.plan.id, setting: null }));
    await refused('Choose where the session took place');
    const group = await add({ type: 'group' });
    await refused('Say how many children were in the group', completed, noteOf(group));
  });

  test('of a session that did not take place, without words or with data', async () => {
    const missed = await add({ notes: null });
    await refused('Say why the session did not take place', { status: 'no-show' }, noteOf(missed));
    await refused('A session that did not take place cannot have data', { status: 'absence' });
    expect(await read(signable.path)).toMatchObject({ status: 'scheduled' });
  });

  test('with another discipline and without the reason', async () => {
    await therapist.put(signable.note, buildNote({ coTreatedWith: 'Speech therapist' }));
    await refused('Say why you treated together');
  });

  test('when it was changed since it was seen', async () => {
    const seen = (await therapist.put(signable.note, buildNote())).json<{ updatedAt: string }>();
    await therapist.put(signable.note, buildNote({ assessment: 'Other words' }));
    await refused(CHANGED, { ...completed, updatedAt: seen.updatedAt });
    await refused(CHANGED, { ...completed, updatedAt: null });
  });

  const seen = async (note = signable.note) =>
    (await therapist.get(`${note}/signing?status=completed`)).json<SigningPreview>().seen;

  test.each([
    [
      'a mark',
      () => therapist.put(`${signable.path}/results/${signable.goal.id}`, buildResult({ marks: ['I'] })),
    ],
    ['a word', () => therapist.put(signable.path, { notes: 'Other words' })],
    ['a section', () => therapist.put(signable.note, buildNote({ assessment: 'Other words' }))],
    ['the length', () => therapist.put(signable.path, { duration: 60 })],
  ])('when %s was changed since the note was shown, until it is shown again', async (_what, change) => {
    const before = await seen();
    expect((await change()).status).toBe(200);
    await refused(CHANGED, { ...completed, seen: before });
    expect((await sign({ ...completed, seen: await seen() })).status).toBe(201);
  });

  test('unless it is what was shown: a late one too, once midnight has passed', async () => {
    const before = await seen();
    now = '2026-11-22T05:00:00.000Z';
    expect(await seen()).toBe(before);
    expect((await sign({ ...completed, seen: before })).status).toBe(201);
  });
});

test('Of two windows that sign at once, one signs; the same request again signs nothing', async () => {
  const replies = await Promise.all([sign(), sign()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(replies.map(({ text }) => text)).toContain(SIGNED);
  const other = await addSignable(therapist);
  const key = { 'idempotency-key': 'once' };
  const first = await sign(completed, other.note, key);
  const again = await sign(completed, other.note, key);
  expect([again.status, again.json()]).toEqual([201, first.json()]);
  expect(await documents()).toHaveLength(2);
});

test('The practice can ask for the password', async () => {
  await therapist.put('/api/practice-settings', { signingNeedsPassword: true });
  expect(told(await sign())).toEqual([403, 'Your current password is not right']);
  expect((await sign({ ...completed, password: 'wrong' })).status).toBe(403);
  expect((await sign({ ...completed, password: 'quiet-swing-42' })).status).toBe(201);
});

test('A note that is signed late says so, with its reason', async () => {
  now = '2026-11-22T04:59:00.000Z';
  await sign({ ...completed, lateReason: 'No connection at school' });
  const other = await addSignable(therapist);
  now = '2026-11-22T05:00:00.000Z';
  await sign({ ...completed, lateReason: 'No connection at school' }, other.note);
  const texts = (await documents()).map(({ text }) => JSON.parse(text));
  expect(texts).toMatchObject([
    { isLate: false, lateReason: null },
    { isLate: true, lateReason: 'No connection at school' },
  ]);
});

describe('What is signed is locked', () => {
  beforeEach(async () => {
    await sign();
  });

  test.each([
    [{ status: 'absence' }],
    [{ duration: 60 }],
    [{ time: '14:00' }],
    [{ type: 'home' }],
    [{ notes: 'Other words' }],
  ])('against %o', async (change) => {
    expect(told(await therapist.put(signable.path, change))).toEqual([409, SIGNED]);
    const dragged = await therapist.put(`${signable.path}?scope=following`, change);
    expect(told(dragged)).toEqual([409, SIGNED]);
  });

  test('against another client', async () => {
    const { id } = await addRecord<{ id: number }>(therapist, '/api/clients', buildClient());
    const reply = await therapist.put(signable.path, { clientId: id });
    expect(told(reply)).toEqual([409, 'This session has a note, so it cannot be moved to another client']);
  });

  test('and the same values pass; whether it is billed stays free', async () => {
    const { status, duration, type, notes, date } = (await read(signable.path)) as Session;
    expect((await therapist.put(signable.path, { status, duration, type, notes, date })).status).toBe(200);
    expect((await therapist.put(signable.path, { billable: false })).status).toBe(200);
    const invoice = {
      clientId: signable.client.id,
      amount: 12_000,
      description: 'November',
      sessionIds: [signable.session.id],
    };
    expect((await therapist.post('/api/invoices', invoice)).status).toBe(201);
  });

  test('against its deletion, also with a series', async () => {
    expect(told(await therapist.delete(signable.path))).toEqual([409, STAYS]);
    const series = {
      ...buildSession({ clientId: signable.client.id, date: '2026-11-12T15:00:00.000Z' }),
      count: 2,
    };
    const [first, second] = (await therapist.post('/api/sessions/series', series)).json<Session[]>();
    await sign(completed, `/api/sessions/${second?.id}/note`);
    const before = await read('/api/sessions');
    expect(told(await therapist.delete(`/api/sessions/${first?.id}?scope=following`))).toEqual([
      409,
      'One of these sessions has a signed note and stays in the record, so nothing was changed',
    ]);
    const moved = await therapist.put(`/api/sessions/${first?.id}?scope=following`, { time: '14:00' });
    expect(told(moved)).toEqual([409, SIGNED]);
    expect(await read('/api/sessions')).toEqual(before);
  });

  test('against its data and its words', async () => {
    const result = `${signable.path}/results/${signable.goal.id}`;
    expect(told(await therapist.put(result, buildResult({ marks: ['I'] })))).toEqual([409, SIGNED]);
    expect((await therapist.put(result, buildResult())).status).toBe(200);
    expect(told(await therapist.delete(result))).toEqual([409, SIGNED]);
    expect(told(await therapist.put(signable.note, buildNote()))).toEqual([409, SIGNED]);
  });

  test('and a goal that changes on that day leaves it in the revision of before', async () => {
    now = '2026-11-19T20:00:00.000Z';
    const change = { name: 'Cutting along a curve', reason: 'Next step' };
    expect((await therapist.put(`/api/goals/${signable.goal.id}`, change)).status).toBe(200);
    expect(await read('/api/results')).toMatchObject([{ goalRevision: 1 }]);
  });
});

describe('An undo does not change what was signed meanwhile:', () => {
  const undo = (headers: Headers) => therapist.post(`/api/undo/${headers.get('undo')}`);

  test('the status of the session', async () => {
    const { headers } = await therapist.put(signable.path, completed);
    await sign();
    expect(told(await undo(headers))).toEqual([409, SIGNED]);
  });

  test('a result that was deleted before', async () => {
    const { headers } = await therapist.delete(`${signable.path}/results/${signable.goal.id}`);
    await sign();
    expect(told(await undo(headers))).toEqual([409, SIGNED]);
  });

  test('the session itself, which was planned anew', async () => {
    const planned = await therapist.post(`/api/sessions/reschedule/${signable.session.id}`, {
      date: '2026-11-20T14:00:00.000Z',
      missedAs: 'cancelled',
    });
    const { id } = planned.json<Session>();
    await therapist.put(`/api/sessions/${id}/note`, buildNote());
    expect((await sign(completed, `/api/sessions/${id}/note`)).status).toBe(201);
    expect((await undo(planned.headers)).status).toBe(409);
    expect(await documents()).toHaveLength(1);
  });

  test('a change of a goal with which it was signed', async () => {
    await therapist.put(signable.path, { date: now, time: null });
    const { headers } = await therapist.put(`/api/goals/${signable.goal.id}`, {
      name: 'Cutting along a curve',
      reason: 'Next step',
    });
    await sign();
    expect(told(await undo(headers))).toEqual([
      409,
      'A note was signed with this change, so nothing was put back',
    ]);
  });
});

describe('After signing', () => {
  const act = (name: string, body: object) => therapist.post(`${signable.note}/${name}`, body);

  test('nothing can be added, corrected or withdrawn before', async () => {
    for (const [name, body] of [
      ['addenda', { words: 'More' }],
      ['correct', { reason: 'Wrong hand' }],
      ['withdraw', { reason: 'Wrong child' }],
    ] as const) {
      expect(told(await act(name, body))).toEqual([409, "This session's note is not signed yet"]);
    }
  });

  test('an addendum and the words of a family are signed and chained, and leave the note as it is', async () => {
    const note = (await sign()).json<SignedDocument>();
    const added = (await act('addenda', { words: 'Used the left hand.' })).json<SignedDocument>();
    expect(added).toMatchObject({
      kind: 'addendum',
      aboutUid: note.uid,
      position: 2,
      previousHash: note.hash,
    });
    expect(JSON.parse(added.text)).toMatchObject({
      words: 'Used the left hand.',
      attestations: [{ text: 'I add this to the note signed on Nov 20, 2026. The original is unchanged.' }],
    });
    const family = await act('addenda', {
      kind: 'family-statement',
      words: 'At home it was the right hand.',
    });
    expect(family.json()).toMatchObject({ kind: 'family-statement', previousHash: added.hash, position: 3 });
    expect(await stateOf()).toBe('signed');
    expect((await documents())[0]).toEqual(note);
  });

  test('a correction is a draft of its own, which replaces the signed one when it is signed', async () => {
    const first = (await sign()).json<SignedDocument>();
    expect(told(await act('correct', { reason: 'No' }))).toEqual([
      400,
      'Please give a reason of at least 5 characters',
    ]);
    const begun = await act('correct', { reason: 'The wrong hand' });
    expect([begun.status, begun.json()]).toMatchObject([
      201,
      { state: 'draft', version: 2, correctionReason: 'The wrong hand' },
    ]);
    expect((await act('correct', { reason: 'Once more' })).status).toBe(409);
    expect((await act('withdraw', { reason: 'Once more' })).status).toBe(409);
    expect(told(await therapist.delete(signable.path))).toEqual([409, STAYS]);
    await therapist.put(`${signable.path}/results/${signable.goal.id}`, buildResult({ marks: ['X'] }));
    const second = (await sign({})).json<SignedDocument>();
    expect(second).toMatchObject({ version: 2, aboutUid: first.uid, previousHash: first.hash });
    expect(JSON.parse(second.text)).toMatchObject({
      goals: [{ marks: ['X'] }],
      attestations: [
        {},
        {
          text: 'This replaces the version signed on Nov 20, 2026, which stays in the record. Reason: The wrong hand',
        },
      ],
    });
    expect((await documents())[0]).toEqual(first);
  });

  test('a version that was signed in another window meanwhile is neither corrected nor withdrawn unseen', async () => {
    await sign();
    const { updatedAt } = (await therapist.get(signable.note)).json<{ updatedAt: string }>();
    await act('correct', { reason: 'The wrong hand', updatedAt });
    await sign({});
    expect(told(await act('correct', { reason: 'Once more', updatedAt }))).toEqual([409, CHANGED]);
    expect(told(await act('withdraw', { reason: 'Once more', updatedAt }))).toEqual([409, CHANGED]);
    expect(await stateOf()).toBe('signed');
  });

  test('a correction that changes nothing can be left be, and one that does is not thrown away', async () => {
    const leave = () => therapist.delete(`${signable.note}/correct`);
    expect(told(await leave())).toEqual([409, "This session's note is not signed yet"]);
    await sign({ ...completed, lateReason: null });
    const before = (await therapist.get(signable.note)).json<object>();
    await act('correct', { reason: 'Pressed by mistake' });
    await therapist.put(`${signable.path}/results/${signable.goal.id}`, buildResult({ marks: ['X'] }));
    expect(told(await leave())).toEqual([
      409,
      'The correction says something else than what was signed. Sign it, or take back what you changed',
    ]);
    await therapist.put(`${signable.path}/results/${signable.goal.id}`, buildResult());
    expect((await leave()).status).toBe(204);
    expect(await read(signable.note)).toEqual({ ...before, updatedAt: expect.any(String) });
    expect(told(await therapist.put(signable.path, { duration: 60 }))).toEqual([409, SIGNED]);
    await act('withdraw', { reason: 'Another child' });
    await act('correct', { reason: 'The right child' });
    await therapist.put(signable.path, { duration: 60 });
    expect((await leave()).status).toBe(204);
    expect(await stateOf()).toBe('withdrawn');
    expect(await documents()).toHaveLength(2);
  });

  test('until a correction is signed, the signed results count; its pads show the draft', async () => {
    const resultPath = `${signable.path}/results/${signable.goal.id}`;
    const { clientId } = signable.session;
    const signedMarks = buildResult().marks;
    const listed = async (path: string) => (await therapist.get(path)).json<object[]>();
    const counted = async () => [
      ...(await listed(`/api/goals/${signable.goal.id}/results`)),
      ...(await listed(`/api/results?clientId=${clientId}`)),
    ];
    const drafted = () => read(`/api/results?sessionId=${signable.session.id}`);
    const second = await addRecord<{ id: number }>(
      therapist,
      '/api/goals',
      buildGoal({ clientId, planId: signable.plan.id }),
    );
    await therapist.put(`${signable.path}/results/${second.id}`, buildResult({ marks: ['M'] }));
    await sign();
    await act('correct', { reason: 'The wrong marks' });
    await therapist.put(resultPath, buildResult({ marks: ['X'], comment: 'Tired' }));
    await therapist.put(signable.path, { status: 'no-show' });
    const ofGoal = { goalId: signable.goal.id };
    expect(await counted()).toMatchObject([
      { ...ofGoal, marks: signedMarks, comment: null, noteStatus: 'signed', sessionStatus: 'completed' },
      { goalId: second.id, marks: ['M'], noteStatus: 'signed' },
      { ...ofGoal, marks: signedMarks, noteStatus: 'signed' },
    ]);
    expect(await drafted()).toMatchObject([{}, { ...ofGoal, marks: ['X'], noteStatus: 'draft' }]);
    await therapist.put(signable.path, { status: 'completed' });
    expect((await sign({})).status).toBe(201);
    expect(await counted()).toMatchObject([{ marks: ['X'], noteStatus: 'signed' }, {}, { marks: ['X'] }]);
    await act('withdraw', { reason: 'Another child' });
    await act('correct', { reason: 'The right child' });
    expect(await counted()).toMatchObject([{ marks: ['X'], noteStatus: 'draft' }, {}, {}]);
  });

  test('a withdrawn note frees its session, stays in the record, and may be written again', async () => {
    const note = (await sign()).json<SignedDocument>();
    const withdrawal = await act('withdraw', { reason: 'Signed for another child' });
    expect([withdrawal.status, withdrawal.json()]).toMatchObject([
      201,
      { kind: 'withdrawal', aboutUid: note.uid, previousHash: note.hash },
    ]);
    expect(await stateOf()).toBe('withdrawn');
    expect((await act('withdraw', { reason: 'Signed for another child' })).status).toBe(409);
    expect((await therapist.put(signable.path, { duration: 60 })).status).toBe(200);
    expect(told(await therapist.delete(signable.path))).toEqual([409, STAYS]);
    expect((await act('correct', { reason: 'The right words' })).json()).toMatchObject({ version: 2 });
    expect((await sign({})).json()).toMatchObject({ version: 2, position: 3 });
  });
});

test('A child who leaves a group keeps a session of which something was signed, also once it is scheduled again', async () => {
  const clientId = signable.client.id;
  const body = buildGroup({ members: [{ clientId, from: '2026-09-08' }] });
  const group = await addRecord<{ id: number }>(therapist, '/api/groups', body);
  const meeting = {
    groupId: group.id,
    clientIds: [clientId],
    date: '2026-11-19T18:00:00.000Z',
    duration: 45,
  };
  const [met] = await addRecord<Session[]>(therapist, '/api/sessions/group', meeting);
  const path = `/api/sessions/${met?.id}`;
  await therapist.put(`${path}/note`, buildNote({ groupSize: 2 }));
  expect((await sign(completed, `${path}/note`)).status).toBe(201);
  await therapist.post(`${path}/note/withdraw`, { reason: 'Another child' });
  expect((await therapist.put(path, { status: 'scheduled' })).status).toBe(200);
  const left = await therapist.put(`/api/groups/${group.id}/members/${clientId}`, { until: '2026-11-01' });
  expect(told(left)).toEqual([409, STAYS]);
});

test('The preview shows what will be signed, what stands in the way and what to look at', async () => {
  const words = 'Cut along the whole line with both hands, slowly.';
  await therapist.put(
    signable.note,
    buildNote({ planId: signable.plan.id, subjective: null, assessment: words }),
  );
  await sign();
  const next = await addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({ clientId: signable.client.id, date: '2026-11-20T14:00:00.000Z' }),
  });
  const note = `/api/sessions/${next.id}/note`;
  const same = ` ${words.toUpperCase()}`;
  await therapist.put(note, buildNote({ planId: signable.plan.id, subjective: null, assessment: same }));
  await therapist.put(`/api/sessions/${next.id}/results/${signable.goal.id}`, buildResult({ marks: ['I'] }));
  const preview = (await therapist.get(`${note}/signing?status=completed`)).json<SigningPreview>();
  expect(preview).toMatchObject({
    refusal: null,
    needsPassword: false,
    warnings: [
      'Assessment has the same words as the note of Nov 19, 2026',
      'Cutting on a line has 1 of at least 5 trials',
    ],
    note: { status: 'completed', goals: [{ marks: ['I'] }] },
  });
  expect((await therapist.get(`${note}/signing`)).json()).toMatchObject({
    refusal: 'Say first what became of this session',
  });
  expect(await documents()).toHaveLength(1);
});

test('Words of a note that was withdrawn are not told as those of the last one', async () => {
  const assessment = 'Cut along the whole line with both hands, slowly.';
  await therapist.put(signable.note, buildNote({ planId: signable.plan.id, assessment }));
  await sign();
  const next = await addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({ clientId: signable.client.id, date: '2026-11-20T14:00:00.000Z' }),
  });
  const note = `/api/sessions/${next.id}/note`;
  await therapist.put(note, buildNote({ planId: signable.plan.id, subjective: null, assessment }));
  const warnings = async () =>
    (await therapist.get(`${note}/signing?status=completed`)).json<SigningPreview>().warnings;
  expect(await warnings()).toEqual(['Assessment has the same words as the note of Nov 19, 2026']);
  await therapist.post(`${signable.note}/withdraw`, { reason: 'Signed for another child' });
  expect(await warnings()).toEqual([]);
});

test('A signed preschool note says how the child progressed; one of a missed session says nothing of it', async () => {
  const { client } = signable;
  const plan = await addRecord<Plan>(
    therapist,
    '/api/plans',
    buildPlan({ clientId: client.id, program: 'cpse' }),
  );
  const words = buildNote({ planId: plan.id, progress: 'limited-progress' });
  await therapist.put(signable.note, words);
  const missed = await addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({
      clientId: client.id,
      date: '2026-11-19T18:00:00.000Z',
      notes: 'At home with a fever.',
    }),
  });
  await therapist.put(`/api/sessions/${missed.id}/note`, words);
  const preview = (await therapist.get(`${signable.note}/signing?status=completed`)).json<SigningPreview>();
  expect(preview.warnings).toEqual([]);
  await sign();
  await sign({ status: 'absence' }, `/api/sessions/${missed.id}/note`);
  expect((await documents()).map(({ text }) => JSON.parse(text))).toMatchObject([
    { progress: 'limited-progress', plan: { program: 'cpse' } },
    { progress: null, plan: { program: 'cpse' } },
  ]);
});

test('A note is signed with the names that the practice has for its levels, and keeps those of its day', async () => {
  const rename = (name: string) =>
    therapist.put('/api/practice-settings', { levelNames: { cues: { V: name } } });
  expect((await rename('Spoken prompt')).status).toBe(200);
  await therapist.put(signable.note, buildNote({ planId: signable.plan.id }));
  const { text } = (await sign()).json<SignedDocument>();
  expect(text).toContain('with no more than Spoken prompt');
  await rename('Told');
  const [kept] = await documents();
  expect(kept?.text).toBe(text);
});

test('The preview of a note in a group says where it names another child, and it is signed all the same', async () => {
  const clientId = signable.client.id;
  const other = await addRecord<{ id: number }>(
    therapist,
    '/api/clients',
    buildClient({ firstName: 'Juno' }),
  );
  const from = '2026-09-08';
  const body = buildGroup({
    members: [
      { clientId, from },
      { clientId: other.id, from },
    ],
  });
  const group = await addRecord<{ id: number }>(therapist, '/api/groups', body);
  const met = await addRecord<Session[]>(therapist, '/api/sessions/group', {
    groupId: group.id,
    clientIds: [clientId, other.id],
    date: '2026-11-19T18:00:00.000Z',
    duration: 45,
  });
  const own = `/api/sessions/${met.find((session) => session.clientId === clientId)?.id}`;
  await therapist.put(own, { notes: "Shared Juno's glue." });
  await therapist.put(
    `${own}/note`,
    buildNote({ template: 'narrative', activity: 'A collage', groupSize: 2 }),
  );
  const preview = (await therapist.get(`${own}/note/signing?status=completed`)).json<SigningPreview>();
  expect(preview).toMatchObject({
    refusal: null,
    warnings: ['Notes names Juno, another child of the group'],
  });
  expect((await sign(completed, `${own}/note`)).status).toBe(201);
});

test('What the page does not show is not signed, and stays in the draft', async () => {
  const words = buildNote({ planId: signable.plan.id, template: 'narrative' });
  await therapist.put(signable.note, words);
  const { text } = (await sign()).json<SignedDocument>();
  expect(JSON.parse(text)).toMatchObject({
    template: 'narrative',
    activity: words.activity,
    subjective: null,
    planText: null,
  });
  expect(await read(signable.note)).toMatchObject({ assessment: words.assessment });
  const missed = await addRecord<Session>(therapist, '/api/sessions', {
    ...buildSession({ clientId: signable.client.id, date: '2026-11-19T18:00:00.000Z', notes: null }),
  });
  const note = `/api/sessions/${missed.id}/note`;
  await therapist.put(note, buildNote({ planId: signable.plan.id }));
  expect(told(await sign({ status: 'absence' }, note))).toEqual([
    409,
    'Say why the session did not take place',
  ]);
  await therapist.put(`/api/sessions/${missed.id}`, { notes: 'At home with a fever.' });
  const signed = (await sign({ status: 'absence' }, note)).json<SignedDocument>();
  expect(JSON.parse(signed.text)).toMatchObject({
    notes: 'At home with a fever.',
    activity: null,
    assessment: null,
  });
});

test('The preview says that another session overlaps, and not whose it is', async () => {
  const other = await addRecord<{ id: number }>(
    therapist,
    '/api/clients',
    buildClient({ firstName: 'Juno' }),
  );
  await addRecord(
    therapist,
    '/api/sessions',
    buildSession({ clientId: other.id, date: '2026-11-19T15:30:00.000Z' }),
  );
  const warnings = async (status: string) =>
    (await therapist.get(`${signable.note}/signing?status=${status}`)).json<SigningPreview>().warnings;
  expect(await warnings('completed')).toEqual(['The session overlaps another session (10:30 AM)']);
  expect(await warnings('no-show')).toEqual([]);
});

test('A deleted client takes what was signed along, and comes back with the same bytes', async () => {
  await sign();
  await therapist.post(`${signable.note}/addenda`, { words: 'More' });
  const before = await documents();
  await therapist.delete(`/api/clients/${signable.client.id}`);
  expect(await documents()).toEqual([]);
  const [sealed] = (await therapist.get('/api/sealed-records')).json<{ id: number }[]>();
  expect((await therapist.post(`/api/sealed-records/${sealed?.id}/restore`)).status).toBe(200);
  expect(await documents()).toEqual(before);
  await therapist.post(`${signable.note}/addenda`, { words: 'And more' });
  expect((await documents())[2]).toMatchObject({ position: 3, previousHash: before[1]?.hash });
});
