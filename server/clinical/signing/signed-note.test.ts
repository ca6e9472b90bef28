import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildGoal } from '#tests/builders/goal-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { readPages } from '#tests/setup/read-pages.ts';
import { completed, startSignablePractice } from '#tests/setup/signable-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';

const SIGNED = "This session's note is signed. Correct the note to change it";
const STAYS = 'This session has a signed note and stays in the record';

let given: Awaited<ReturnType<typeof startSignablePractice>>;

beforeEach(async () => {
  given = await startSignablePractice();
});

describe('A signed session is locked', () => {
  beforeEach(async () => {
    await given.sign();
  });

  test.each([
    [{ status: 'absence' }],
    [{ duration: 60 }],
    [{ time: '14:00' }],
    [{ type: 'home' }],
    [{ notes: 'Other words' }],
  ])('against %o', async (change) => {
    expect(statusAndText(await given.therapist.put(given.signable.path, change))).toEqual([409, SIGNED]);
    const dragged = await given.therapist.put(`${given.signable.path}?scope=following`, change);
    expect(statusAndText(dragged)).toEqual([409, SIGNED]);
  });

  test('against another client', async () => {
    const { id } = await addRecord<{ id: number }>(given.therapist, '/api/clients', buildClient());
    const reply = await given.therapist.put(given.signable.path, { clientId: id });
    expect(statusAndText(reply)).toEqual([
      409,
      'This session has a note, so it cannot be moved to another client',
    ]);
  });

  test('but accepts the same values, and can still be billed', async () => {
    const { status, duration, type, notes, date } = (await given.read(given.signable.path)) as Session;
    expect(
      (await given.therapist.put(given.signable.path, { status, duration, type, notes, date })).status,
    ).toBe(200);
    expect((await given.therapist.put(given.signable.path, { billable: false })).status).toBe(200);
    const invoice = {
      clientId: given.signable.client.id,
      amount: 12_000,
      description: 'November',
      sessionIds: [given.signable.session.id],
    };
    expect((await given.therapist.post('/api/invoices', invoice)).status).toBe(201);
  });

  test('against deletion, alone and with its series', async () => {
    expect(statusAndText(await given.therapist.delete(given.signable.path))).toEqual([409, STAYS]);
    const series = {
      ...buildSession({ clientId: given.signable.client.id, date: '2026-11-12T15:00:00.000Z' }),
      count: 2,
    };
    const [first, second] = (await given.therapist.post('/api/sessions/series', series)).json<Session[]>();
    await given.sign(completed, `/api/sessions/${second?.id}/note`);
    const before = await given.read('/api/sessions');
    expect(statusAndText(await given.therapist.delete(`/api/sessions/${first?.id}?scope=following`))).toEqual(
      [409, 'One of these sessions has a signed note and stays in the record, so nothing was changed'],
    );
    expect(await given.read('/api/sessions')).toEqual(before);
    // A session that took place stays when its series moves.
    const moved = await given.therapist.put(`/api/sessions/${first?.id}?scope=following`, { time: '14:00' });
    expect(moved.status).toBe(200);
    const after = await given.read(`/api/sessions/${second?.id}`);
    expect(after).toMatchObject({ date: second?.date, noteStatus: 'signed' });
  });

  test('against changes of its data and text', async () => {
    const result = `${given.signable.path}/results/${given.signable.goal.id}`;
    expect(statusAndText(await given.therapist.put(result, buildResult({ marks: ['I'] })))).toEqual([
      409,
      SIGNED,
    ]);
    expect((await given.therapist.put(result, buildResult())).status).toBe(200);
    expect(statusAndText(await given.therapist.delete(result))).toEqual([409, SIGNED]);
    expect(statusAndText(await given.therapist.put(given.signable.note, buildNote()))).toEqual([409, SIGNED]);
  });

  test('and keeps its goal revision when the goal changes on that day', async () => {
    given.setNow('2026-11-19T20:00:00.000Z');
    const change = { name: 'Cutting along a curve', reason: 'Next step' };
    expect((await given.therapist.put(`/api/goals/${given.signable.goal.id}`, change)).status).toBe(200);
    expect(await given.read('/api/results')).toMatchObject([{ goalRevision: 1 }]);
  });
});

describe('Undo does not change what was signed since:', () => {
  const undo = (headers: Headers) => given.therapist.post(`/api/undo/${headers.get('undo')}`);

  test('the status of the session', async () => {
    const { headers } = await given.therapist.put(given.signable.path, completed);
    await given.sign();
    expect(statusAndText(await undo(headers))).toEqual([409, SIGNED]);
  });

  test('a result that was deleted earlier', async () => {
    const { headers } = await given.therapist.delete(
      `${given.signable.path}/results/${given.signable.goal.id}`,
    );
    await given.sign();
    expect(statusAndText(await undo(headers))).toEqual([409, SIGNED]);
  });

  test('the session itself, which was rescheduled', async () => {
    const planned = await given.therapist.post(`/api/sessions/reschedule/${given.signable.session.id}`, {
      date: '2026-11-20T14:00:00.000Z',
      missedAs: 'cancelled',
    });
    const { id } = planned.json<Session>();
    await given.therapist.put(`/api/sessions/${id}/note`, buildNote());
    expect((await given.sign(completed, `/api/sessions/${id}/note`)).status).toBe(201);
    expect((await undo(planned.headers)).status).toBe(409);
    expect(await given.signedTexts()).toHaveLength(1);
  });

  test('a change of a goal that was part of the signed note', async () => {
    await given.therapist.put(given.signable.path, { date: '2026-11-20T15:00:00.000Z', time: null });
    const { headers } = await given.therapist.put(`/api/goals/${given.signable.goal.id}`, {
      name: 'Cutting along a curve',
      reason: 'Next step',
    });
    await given.sign();
    expect(statusAndText(await undo(headers))).toEqual([
      409,
      'A note was signed with this change, so nothing was put back',
    ]);
  });
});

describe('After signing', () => {
  const act = (name: string, body: object) => given.therapist.post(`${given.signable.note}/${name}`, body);

  test('adding, correcting and withdrawing are possible, but not before', async () => {
    for (const [name, body] of [
      ['addenda', { words: 'More' }],
      ['correct', { reason: 'Wrong hand' }],
      ['withdraw', { reason: 'Wrong child' }],
    ] as const) {
      expect(statusAndText(await act(name, body))).toEqual([409, "This session's note is not signed yet"]);
    }
  });

  test('an addendum and a family’s statement are signed and chained, and leave the note unchanged', async () => {
    const note = (await given.sign()).json<SignedDocument>();
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
    expect(await given.stateOf()).toBe('signed');
    expect((await given.signedTexts())[0]).toEqual(note);
  });

  test('a correction is a separate draft, which replaces the signed version once signed', async () => {
    const first = (await given.sign()).json<SignedDocument>();
    expect(statusAndText(await act('correct', { reason: 'No' }))).toEqual([
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
    expect(statusAndText(await given.therapist.delete(given.signable.path))).toEqual([409, STAYS]);
    await given.therapist.put(
      `${given.signable.path}/results/${given.signable.goal.id}`,
      buildResult({ marks: ['X'] }),
    );
    const second = (await given.sign({})).json<SignedDocument>();
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
    expect((await given.signedTexts())[0]).toEqual(first);
  });

  test('a version signed in another window is neither corrected nor withdrawn unseen', async () => {
    await given.sign();
    const { updatedAt } = (await given.therapist.get(given.signable.note)).json<{ updatedAt: string }>();
    await act('correct', { reason: 'The wrong hand', updatedAt });
    await given.sign({});
    expect(statusAndText(await act('correct', { reason: 'Once more', updatedAt }))).toEqual([
      409,
      CHANGED_MEANWHILE,
    ]);
    expect(statusAndText(await act('withdraw', { reason: 'Once more', updatedAt }))).toEqual([
      409,
      CHANGED_MEANWHILE,
    ]);
    expect(await given.stateOf()).toBe('signed');
  });

  test('a correction without changes can be discarded, and one with changes cannot', async () => {
    const leave = () => given.therapist.delete(`${given.signable.note}/correct`);
    expect(statusAndText(await leave())).toEqual([409, "This session's note is not signed yet"]);
    await given.sign({ ...completed, lateReason: null });
    const before = (await given.therapist.get(given.signable.note)).json<object>();
    await act('correct', { reason: 'Pressed by mistake' });
    await given.therapist.put(
      `${given.signable.path}/results/${given.signable.goal.id}`,
      buildResult({ marks: ['X'] }),
    );
    expect(statusAndText(await leave())).toEqual([
      409,
      'The correction says something else than what was signed. Sign it, or take back what you changed',
    ]);
    await given.therapist.put(`${given.signable.path}/results/${given.signable.goal.id}`, buildResult());
    expect((await leave()).status).toBe(204);
    expect(await given.read(given.signable.note)).toEqual({ ...before, updatedAt: expect.any(String) });
    expect(statusAndText(await given.therapist.put(given.signable.path, { duration: 60 }))).toEqual([
      409,
      SIGNED,
    ]);
    await act('withdraw', { reason: 'Another child' });
    await act('correct', { reason: 'The right child' });
    await given.therapist.put(given.signable.path, { duration: 60 });
    expect((await leave()).status).toBe(204);
    expect(await given.stateOf()).toBe('withdrawn');
    expect(await given.signedTexts()).toHaveLength(2);
  });

  test('the signed results count until a correction is signed, and its pads show the draft', async () => {
    const resultPath = `${given.signable.path}/results/${given.signable.goal.id}`;
    const { clientId } = given.signable.session;
    const signedMarks = buildResult().marks;
    const listed = async (path: string) => (await given.therapist.get(path)).json<object[]>();
    const counted = async () => [
      ...(await listed(`/api/goals/${given.signable.goal.id}/results`)),
      ...(await listed(`/api/results?clientId=${clientId}`)),
    ];
    const drafted = () => given.read(`/api/results?sessionId=${given.signable.session.id}`);
    const second = await addRecord<{ id: number }>(
      given.therapist,
      '/api/goals',
      buildGoal({ clientId, planId: given.signable.plan.id }),
    );
    await given.therapist.put(`${given.signable.path}/results/${second.id}`, buildResult({ marks: ['M'] }));
    await given.sign();
    await act('correct', { reason: 'The wrong marks' });
    await given.therapist.put(resultPath, buildResult({ marks: ['X'], comment: 'Tired' }));
    await given.therapist.put(given.signable.path, { status: 'no-show' });
    const ofGoal = { goalId: given.signable.goal.id };
    expect(await counted()).toMatchObject([
      { ...ofGoal, marks: signedMarks, comment: null, noteStatus: 'signed', sessionStatus: 'completed' },
      { goalId: second.id, marks: ['M'], noteStatus: 'signed' },
      { ...ofGoal, marks: signedMarks, noteStatus: 'signed' },
    ]);
    expect(await drafted()).toMatchObject([{}, { ...ofGoal, marks: ['X'], noteStatus: 'draft' }]);
    expect((await given.therapist.delete(resultPath)).status).toBe(204);
    const removed = { ...ofGoal, marks: signedMarks, comment: null, noteStatus: 'signed' };
    expect(await counted()).toMatchObject([removed, removed, { goalId: second.id, marks: ['M'] }]);
    expect(await drafted()).toMatchObject([{ goalId: second.id }]);
    const pages = await readPages(given.therapist, `/api/results?clientId=${clientId}&limit=1`);
    expect(pages.flatMap((page) => page.json<object[]>())).toMatchObject([removed, { goalId: second.id }]);
    expect(await listed(`/api/results?clientId=${clientId}&to=2026-01-01`)).toEqual([]);
    await given.therapist.put(resultPath, buildResult({ marks: ['X'], comment: 'Tired' }));
    expect(await counted()).toMatchObject([ofGoal, ofGoal, { goalId: second.id }]);
    await given.therapist.put(given.signable.path, { status: 'completed' });
    expect((await given.sign({})).status).toBe(201);
    expect(await counted()).toMatchObject([{ marks: ['X'], noteStatus: 'signed' }, { marks: ['X'] }, {}]);
    await act('withdraw', { reason: 'Another child' });
    await act('correct', { reason: 'The right child' });
    expect(await counted()).toMatchObject([{ marks: ['X'], noteStatus: 'draft' }, {}, {}]);
  });

  test('a withdrawn note unlocks its session, stays in the record, and can be rewritten', async () => {
    const note = (await given.sign()).json<SignedDocument>();
    const withdrawal = await act('withdraw', { reason: 'Signed for another child' });
    expect([withdrawal.status, withdrawal.json()]).toMatchObject([
      201,
      { kind: 'withdrawal', aboutUid: note.uid, previousHash: note.hash },
    ]);
    expect(await given.stateOf()).toBe('withdrawn');
    expect((await act('withdraw', { reason: 'Signed for another child' })).status).toBe(409);
    expect((await given.therapist.put(given.signable.path, { duration: 60 })).status).toBe(200);
    expect(statusAndText(await given.therapist.delete(given.signable.path))).toEqual([409, STAYS]);
    expect((await act('correct', { reason: 'The right words' })).json()).toMatchObject({ version: 2 });
    expect((await given.sign({})).json()).toMatchObject({ version: 2, position: 3 });
  });
});

test('A child who leaves a group keeps a session with a signed note, even if it is scheduled again', async () => {
  const clientId = given.signable.client.id;
  const body = buildGroup({ members: [{ clientId, from: '2026-09-08' }] });
  const group = await addRecord<{ id: number }>(given.therapist, '/api/groups', body);
  const meeting = {
    groupId: group.id,
    clientIds: [clientId],
    date: '2026-11-19T18:00:00.000Z',
    duration: 45,
  };
  const [met] = await addRecord<Session[]>(given.therapist, '/api/sessions/group', meeting);
  const path = `/api/sessions/${met?.id}`;
  await given.therapist.put(`${path}/note`, buildNote({ groupSize: 2 }));
  expect((await given.sign(completed, `${path}/note`)).status).toBe(201);
  await given.therapist.post(`${path}/note/withdraw`, { reason: 'Another child' });
  expect((await given.therapist.put(path, { status: 'scheduled' })).status).toBe(200);
  const left = await given.therapist.put(`/api/groups/${group.id}/members/${clientId}`, {
    until: '2026-11-01',
  });
  expect(statusAndText(left)).toEqual([409, STAYS]);
});
