import { beforeEach, describe, expect, test } from 'vitest';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionNoteForm } from '#domain/clinical/notes/session-note.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { signedNoteShape } from '#domain/clinical/signing/signed-note.ts';
import type { SigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { CHANGED_MEANWHILE } from '#server/platform/http/errors.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { buildGroup } from '#tests/builders/group-builder.ts';
import { buildNote } from '#tests/builders/note-builder.ts';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { buildResult } from '#tests/builders/result-builder.ts';
import { buildSession } from '#tests/builders/session-builder.ts';
import { addSignable } from '#tests/builders/signing-builder.ts';
import { completed, startSignablePractice } from '#tests/setup/signable-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText } from '#tests/setup/test-visitor.ts';
import { chainHash } from './chain.ts';

let given: Awaited<ReturnType<typeof startSignablePractice>>;

beforeEach(async () => {
  given = await startSignablePractice(startTestPractice);
});

test('A visitor and another therapist can neither sign nor read what was signed', async () => {
  const other = await given.practice.register();
  expect((await given.practice.visitor().post(`${given.signable.note}/sign`, completed)).status).toBe(401);
  for (const act of ['sign', 'addenda', 'correct', 'withdraw']) {
    const body = { ...completed, words: 'More', reason: 'A reason' };
    expect((await other.post(`${given.signable.note}/${act}`, body)).status).toBe(404);
  }
  expect((await other.get(`${given.signable.note}/signing`)).status).toBe(404);
  await given.sign();
  expect(await given.signedTexts(other)).toEqual([]);
});

test('Every text of a note is read back and signed as it was written', async () => {
  const { updatedAt: _seen, ...fields } = sessionNoteForm.shape;
  const texts = Object.entries(fields).flatMap(([field, shape]) =>
    shape.safeParse('Words').success ? [[field, `Words of ${field}`]] : [],
  );
  expect(texts.length).toBeGreaterThanOrEqual(8);
  const words = Object.fromEntries(texts);
  await given.therapist.put(given.signable.note, { ...buildNote(), ...words });
  expect((await given.therapist.get(given.signable.note)).json()).toMatchObject(words);
  const { text } = (await given.sign()).json<SignedDocument>();
  expect(JSON.parse(text)).toMatchObject(words);
});

test('One request signs a session that is over and completes it', async () => {
  await given.therapist.put(given.signable.note, buildNote({ planId: given.signable.plan.id }));
  const reply = await given.sign();
  expect([reply.status, reply.json()]).toMatchObject([
    201,
    {
      kind: 'session-note',
      version: 1,
      position: 1,
      previousHash: '',
      signedAt: '2026-11-20T15:00:00.000Z',
      signedBy: 1,
    },
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
  expect(await given.read(given.signable.path)).toMatchObject(completed);
  expect(await given.stateOf()).toBe('signed');
  const [line] = (await given.therapist.get('/api/activity?action=sign')).json<object[]>();
  expect(line).toMatchObject({ action: 'sign', entity: 'session', entityId: given.signable.session.id });
  expect(JSON.parse(reply.headers.get('caseload-versions') ?? '')).toMatchObject({
    signed_documents: expect.any(Number),
    session_notes: expect.any(Number),
    sessions: expect.any(Number),
  });
  expect(reply.headers.get('undo')).toBeNull();
});

test('A session can be signed with text or data alone', async () => {
  await given.sign();
  expect(await given.read('/api/session-notes')).toMatchObject([{ state: 'signed', version: 1 }]);
});

describe('A note cannot be signed', () => {
  const refused = async (message: string, body: object = completed, note = given.signable.note) => {
    expect(statusAndText(await given.sign(body, note))).toEqual([409, message]);
    expect(await given.signedTexts()).toEqual([]);
  };
  const add = (changes: object) =>
    addRecord<Session>(given.therapist, '/api/sessions', {
      ...buildSession({ clientId: given.signable.client.id, date: '2026-11-19T18:00:00.000Z' }),
      ...changes,
    });
  const noteOf = ({ id }: Session) => `/api/sessions/${id}/note`;

  test('without a signing profile', async () => {
    const other = await given.practice.register();
    const client = await addRecord<{ id: number }>(other, '/api/clients', buildClient());
    const body = buildSession({ clientId: client.id, date: '2026-11-19T15:00:00.000Z' });
    const { id } = await addRecord<Session>(other, '/api/sessions', body);
    expect(statusAndText(await other.post(`/api/sessions/${id}/note/sign`, completed))).toEqual([
      409,
      'Add your name, credentials and license before you sign',
    ]);
  });

  test('before the session has started, or while its status is still scheduled', async () => {
    const later = await add({ date: '2026-11-20T15:00:00.001Z' });
    await refused('A session that has not begun cannot be signed', completed, noteOf(later));
    await refused('Say first what became of this session', {});
  });

  test('when empty, without a place, or without the size of a group', async () => {
    await refused(
      'A note needs data for a goal or some words',
      completed,
      noteOf(await add({ notes: null })),
    );
    await given.therapist.put(
      given.signable.note,
      buildNote({ planId: given.signable.plan.id, setting: null }),
    );
    await refused('Choose where the session took place');
    const group = await add({ type: 'group' });
    await refused('Say how many children were in the group', completed, noteOf(group));
  });

  test('for a session that did not take place, without text or with data', async () => {
    const missed = await add({ notes: null });
    await refused('Say why the session did not take place', { status: 'no-show' }, noteOf(missed));
    await refused('A session that did not take place cannot have data', { status: 'absence' });
    expect(await given.read(given.signable.path)).toMatchObject({ status: 'scheduled' });
  });

  test('with a blank that is not filled in, unless the signer confirms it', async () => {
    await given.therapist.put(given.signable.note, buildNote({ subjective: 'Ada ___ in class today.' }));
    const refused =
      'A blank is not filled in yet. Subjective: “Ada ___ in class today.”. Fill it in, or confirm that it is meant';
    expect(statusAndText(await given.sign())).toEqual([409, refused]);
    expect(await given.stateOf()).toBe('draft');
    const preview = (await given.therapist.get(`${given.signable.note}/signing`)).json<SigningPreview>();
    expect(preview.blanks).toEqual(['Subjective: “Ada ___ in class today.”']);
    expect((await given.sign({ ...completed, confirmsBlanks: true })).status).toBe(201);
    const addendum = { words: 'The teacher was told on [ ].' };
    const added = await given.therapist.post(`${given.signable.note}/addenda`, addendum);
    expect(added.status).toBe(409);
    const confirmed = { ...addendum, confirmsBlanks: true };
    expect((await given.therapist.post(`${given.signable.note}/addenda`, confirmed)).status).toBe(201);
  });

  test('with another discipline but no reason', async () => {
    await given.therapist.put(given.signable.note, buildNote({ coTreatedWith: 'Speech therapist' }));
    await refused('Say why you treated together');
  });

  test('when it changed since the client read it', async () => {
    const seen = (await given.therapist.put(given.signable.note, buildNote())).json<{ updatedAt: string }>();
    await given.therapist.put(given.signable.note, buildNote({ assessment: 'Other words' }));
    await refused(CHANGED_MEANWHILE, { ...completed, updatedAt: seen.updatedAt });
    await refused(CHANGED_MEANWHILE, { ...completed, updatedAt: null });
  });

  const seen = async (note = given.signable.note) =>
    (await given.therapist.get(`${note}/signing?status=completed`)).json<SigningPreview>().seen;

  test.each([
    [
      'a mark',
      () =>
        given.therapist.put(
          `${given.signable.path}/results/${given.signable.goal.id}`,
          buildResult({ marks: ['I'] }),
        ),
    ],
    ['a word', () => given.therapist.put(given.signable.path, { notes: 'Other words' })],
    ['a section', () => given.therapist.put(given.signable.note, buildNote({ assessment: 'Other words' }))],
    ['the length', () => given.therapist.put(given.signable.path, { duration: 60 })],
  ])('when %s changed since the preview, until it is shown again', async (_what, change) => {
    const before = await seen();
    expect((await change()).status).toBe(200);
    await refused(CHANGED_MEANWHILE, { ...completed, seen: before });
    expect((await given.sign({ ...completed, seen: await seen() })).status).toBe(201);
  });

  test('when it differs from the preview, but becoming late at midnight is no difference', async () => {
    const before = await seen();
    given.setNow('2026-11-22T05:00:00.000Z');
    expect(await seen()).toBe(before);
    expect((await given.sign({ ...completed, seen: before })).status).toBe(201);
  });
});

test('When two windows sign at once, one succeeds, and a repeated request signs nothing', async () => {
  const replies = await Promise.all([given.sign(), given.sign()]);
  expect(replies.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(replies.map(({ text }) => text)).toContain(
    "This session's note is signed. Correct the note to change it",
  );
  const other = await addSignable(given.therapist);
  const key = { 'idempotency-key': 'once' };
  const first = await given.sign(completed, other.note, key);
  const again = await given.sign(completed, other.note, key);
  expect([again.status, again.json()]).toEqual([201, first.json()]);
  expect(await given.signedTexts()).toHaveLength(2);
});

test('The practice can require the password', async () => {
  await given.therapist.put('/api/practice-settings', { signingNeedsPassword: true });
  expect(statusAndText(await given.sign())).toEqual([403, 'Your current password is not right']);
  expect((await given.sign({ ...completed, password: 'wrong' })).status).toBe(403);
  expect((await given.sign({ ...completed, password: 'quiet-swing-42' })).status).toBe(201);
});

test('A note that is signed late is marked with its reason', async () => {
  given.setNow('2026-11-22T04:59:00.000Z');
  await given.sign({ ...completed, lateReason: 'No connection at school' });
  const other = await addSignable(given.therapist);
  given.setNow('2026-11-22T05:00:00.000Z');
  await given.sign({ ...completed, lateReason: 'No connection at school' }, other.note);
  const texts = (await given.signedTexts()).map(({ text }) => JSON.parse(text));
  expect(texts).toMatchObject([
    { isLate: false, lateReason: null },
    { isLate: true, lateReason: 'No connection at school' },
  ]);
});

test('The preview shows the final text, the refusal and the warnings', async () => {
  const words = 'Cut along the whole line with both hands, slowly.';
  await given.therapist.put(
    given.signable.note,
    buildNote({ planId: given.signable.plan.id, subjective: null, assessment: words }),
  );
  await given.sign();
  const next = await addRecord<Session>(given.therapist, '/api/sessions', {
    ...buildSession({ clientId: given.signable.client.id, date: '2026-11-20T14:00:00.000Z' }),
  });
  const note = `/api/sessions/${next.id}/note`;
  const same = ` ${words.toUpperCase()}`;
  await given.therapist.put(
    note,
    buildNote({ planId: given.signable.plan.id, subjective: null, assessment: same }),
  );
  await given.therapist.put(
    `/api/sessions/${next.id}/results/${given.signable.goal.id}`,
    buildResult({ marks: ['I'] }),
  );
  const preview = (await given.therapist.get(`${note}/signing?status=completed`)).json<SigningPreview>();
  expect(preview).toMatchObject({
    refusal: null,
    needsPassword: false,
    warnings: [
      'Assessment has the same words as the note of Nov 19, 2026',
      'Cutting on a line has 1 of at least 5 trials',
    ],
    note: { status: 'completed', goals: [{ marks: ['I'] }] },
  });
  expect((await given.therapist.get(`${note}/signing`)).json()).toMatchObject({
    refusal: 'Say first what became of this session',
  });
  expect(await given.signedTexts()).toHaveLength(1);
});

test('A withdrawn note’s text is not compared as the last one', async () => {
  const assessment = 'Cut along the whole line with both hands, slowly.';
  await given.therapist.put(given.signable.note, buildNote({ planId: given.signable.plan.id, assessment }));
  await given.sign();
  const next = await addRecord<Session>(given.therapist, '/api/sessions', {
    ...buildSession({ clientId: given.signable.client.id, date: '2026-11-20T14:00:00.000Z' }),
  });
  const note = `/api/sessions/${next.id}/note`;
  await given.therapist.put(
    note,
    buildNote({ planId: given.signable.plan.id, subjective: null, assessment }),
  );
  const warnings = async () =>
    (await given.therapist.get(`${note}/signing?status=completed`)).json<SigningPreview>().warnings;
  expect(await warnings()).toEqual(['Assessment has the same words as the note of Nov 19, 2026']);
  await given.therapist.post(`${given.signable.note}/withdraw`, { reason: 'Signed for another child' });
  expect(await warnings()).toEqual([]);
});

test('A signed preschool note states the child’s progress, but not for a missed session', async () => {
  const { client } = given.signable;
  const plan = await addRecord<Plan>(
    given.therapist,
    '/api/plans',
    buildPlan({ clientId: client.id, program: 'cpse' }),
  );
  const words = buildNote({ planId: plan.id, progress: 'limited-progress' });
  await given.therapist.put(given.signable.note, words);
  const missed = await addRecord<Session>(given.therapist, '/api/sessions', {
    ...buildSession({
      clientId: client.id,
      date: '2026-11-19T18:00:00.000Z',
      notes: 'At home with a fever.',
    }),
  });
  await given.therapist.put(`/api/sessions/${missed.id}/note`, words);
  const preview = (
    await given.therapist.get(`${given.signable.note}/signing?status=completed`)
  ).json<SigningPreview>();
  expect(preview.warnings).toEqual([]);
  await given.sign();
  await given.sign({ status: 'absence' }, `/api/sessions/${missed.id}/note`);
  expect((await given.signedTexts()).map(({ text }) => JSON.parse(text))).toMatchObject([
    { progress: 'limited-progress', plan: { program: 'cpse' } },
    { progress: null, plan: { program: 'cpse' } },
  ]);
});

test('A note is signed with the practice’s level names, and keeps the names of its day', async () => {
  const rename = (name: string) =>
    given.therapist.put('/api/practice-settings', { levelNames: { cues: { V: name } } });
  expect((await rename('Spoken prompt')).status).toBe(200);
  await given.therapist.put(given.signable.note, buildNote({ planId: given.signable.plan.id }));
  const { text } = (await given.sign()).json<SignedDocument>();
  expect(text).toContain('with no more than Spoken prompt');
  await rename('Told');
  const [stored] = await given.signedTexts();
  expect(stored?.text).toBe(text);
});

test('The preview of a group note warns about another child’s name, but it can be signed', async () => {
  const clientId = given.signable.client.id;
  const other = await addRecord<{ id: number }>(
    given.therapist,
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
  const group = await addRecord<{ id: number }>(given.therapist, '/api/groups', body);
  const met = await addRecord<Session[]>(given.therapist, '/api/sessions/group', {
    groupId: group.id,
    clientIds: [clientId, other.id],
    date: '2026-11-19T18:00:00.000Z',
    duration: 45,
  });
  const own = `/api/sessions/${met.find((session) => session.clientId === clientId)?.id}`;
  await given.therapist.put(own, { notes: "Shared Juno's glue." });
  await given.therapist.put(
    `${own}/note`,
    buildNote({ template: 'narrative', activity: 'A collage', groupSize: 2 }),
  );
  const preview = (await given.therapist.get(`${own}/note/signing?status=completed`)).json<SigningPreview>();
  expect(preview).toMatchObject({
    refusal: null,
    warnings: ['Notes names Juno, another child of the group'],
  });
  expect((await given.sign(completed, `${own}/note`)).status).toBe(201);
});

test('Fields that the page does not show are not signed, and stay in the draft', async () => {
  const words = buildNote({ planId: given.signable.plan.id, template: 'narrative' });
  await given.therapist.put(given.signable.note, words);
  const { text } = (await given.sign()).json<SignedDocument>();
  expect(JSON.parse(text)).toMatchObject({
    template: 'narrative',
    activity: words.activity,
    subjective: null,
    planText: null,
  });
  expect(await given.read(given.signable.note)).toMatchObject({ assessment: words.assessment });
  const missed = await addRecord<Session>(given.therapist, '/api/sessions', {
    ...buildSession({ clientId: given.signable.client.id, date: '2026-11-19T18:00:00.000Z', notes: null }),
  });
  const note = `/api/sessions/${missed.id}/note`;
  await given.therapist.put(note, buildNote({ planId: given.signable.plan.id }));
  expect(statusAndText(await given.sign({ status: 'absence' }, note))).toEqual([
    409,
    'Say why the session did not take place',
  ]);
  await given.therapist.put(`/api/sessions/${missed.id}`, { notes: 'At home with a fever.' });
  const signed = (await given.sign({ status: 'absence' }, note)).json<SignedDocument>();
  expect(JSON.parse(signed.text)).toMatchObject({
    notes: 'At home with a fever.',
    activity: null,
    assessment: null,
  });
});

test('A reason is enough to sign a missed note, which then says it and locks it', async () => {
  const missed = await addRecord<Session>(given.therapist, '/api/sessions', {
    ...buildSession({ clientId: given.signable.client.id, date: '2026-11-19T18:00:00.000Z', notes: null }),
  });
  const path = `/api/sessions/${missed.id}`;
  const preview = async (query: string) =>
    (await given.therapist.get(`${path}/note/signing?${query}`)).json<SigningPreview>();
  expect((await preview('status=absence')).refusal).toBe('Say why the session did not take place');
  const reasoned = await preview('status=absence&missedReason=student-absent');
  expect(reasoned).toMatchObject({ refusal: null, note: { missedReason: 'student-absent' } });
  const wrong = await given.sign({ status: 'absence', missedReason: 'school-closed' }, `${path}/note`);
  expect(statusAndText(wrong)).toEqual([400, 'Choose a reason that goes with what became of the session']);
  const form = { status: 'absence', missedReason: 'student-absent' };
  const signed = (await given.sign(form, `${path}/note`)).json<SignedDocument>();
  expect(JSON.parse(signed.text)).toMatchObject(form);
  expect(await given.read(path)).toMatchObject(form);
  expect((await given.therapist.put(path, { missedReason: 'other' })).status).toBe(409);
});

test('The preview warns about an overlapping session without naming its client', async () => {
  const other = await addRecord<{ id: number }>(
    given.therapist,
    '/api/clients',
    buildClient({ firstName: 'Juno' }),
  );
  await addRecord(
    given.therapist,
    '/api/sessions',
    buildSession({ clientId: other.id, date: '2026-11-19T15:30:00.000Z' }),
  );
  const warnings = async (status: string) =>
    (await given.therapist.get(`${given.signable.note}/signing?status=${status}`)).json<SigningPreview>()
      .warnings;
  expect(await warnings('completed')).toEqual(['The session overlaps another session (10:30 AM)']);
  expect(await warnings('no-show')).toEqual([]);
});

test('A deleted client’s signed texts are sealed with them and restored byte by byte', async () => {
  await given.sign();
  await given.therapist.post(`${given.signable.note}/addenda`, { words: 'More' });
  const before = await given.signedTexts();
  await given.therapist.delete(`/api/clients/${given.signable.client.id}`);
  expect(await given.signedTexts()).toEqual([]);
  const [sealed] = (await given.therapist.get('/api/sealed-records')).json<{ id: number }[]>();
  expect((await given.therapist.post(`/api/sealed-records/${sealed?.id}/restore`)).status).toBe(200);
  expect(await given.signedTexts()).toEqual(before);
  await given.therapist.post(`${given.signable.note}/addenda`, { words: 'And more' });
  expect((await given.signedTexts())[2]).toMatchObject({ position: 3, previousHash: before[1]?.hash });
});
