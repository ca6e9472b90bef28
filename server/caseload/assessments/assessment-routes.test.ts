import { beforeEach, describe, expect, test } from 'vitest';
import type { Assessment } from '#domain/caseload/assessments/assessment.ts';
import type { Question } from '#domain/caseload/assessments/question.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { buildAssessment } from '#tests/builders/assessment-builder.ts';
import { buildClient } from '#tests/builders/client-builder.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import type { TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestReply, type TestVisitor } from '#tests/setup/test-visitor.ts';

let now: Date;
let practice: TestPractice;
let owner: TestVisitor;
let clientId: number;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await preparedPractice({ clock: () => now });
  owner = await practice.register();
  clientId = await addClient(owner);
});

async function addClient(therapist: TestVisitor): Promise<number> {
  return (await addRecord<Client>(therapist, '/api/clients', buildClient())).id;
}

async function start(changes: object = {}): Promise<Assessment> {
  return addRecord<Assessment>(owner, '/api/assessments', { ...buildAssessment({ clientId }), ...changes });
}

function change(assessment: Assessment, changes: object): Promise<TestReply> {
  return owner.put(`/api/assessments/${assessment.id}`, changes);
}

const text = (words: string): Question => ({ text: words, type: 'text' });

test('Assessments require a sign-in', async () => {
  const visitor = practice.visitor();
  const { id } = await start();
  expect((await visitor.get('/api/assessments')).status).toBe(401);
  expect((await visitor.get(`/api/assessments/${id}`)).status).toBe(401);
  expect((await visitor.post('/api/assessments', buildAssessment({ clientId }))).status).toBe(401);
  expect((await visitor.put(`/api/assessments/${id}`, {})).status).toBe(401);
  expect((await visitor.delete(`/api/assessments/${id}`)).status).toBe(401);
});

const options = 'A multiple-choice question needs at least two options with text';
const misfit = 'An answer does not fit its question';

test.each([
  [{ title: 'F' }, 'Title must be at least 2 characters'],
  [{ title: '  F  ' }, 'Title must be at least 2 characters'],
  [{ clientId: null }, 'Client is required'],
  [{ questions: [] }, 'At least one question is required'],
  [{ questions: 'none' }, 'At least one question is required'],
  [{ questions: [{ text: ' ', type: 'text' }] }, 'Question text is required'],
  [{ questions: [{ type: 'text' }] }, 'Question text is required'],
  [{ questions: [null] }, 'Question text is required'],
  [{ questions: ['How?'] }, 'Question text is required'],
  [{ responses: ['x'.repeat(40_001)] }, 'Please shorten this answer to 40,000 characters'],
  [
    { questions: [{ text: 'Grasp', type: 'stars' }] },
    'Question type must be text, scale, multiple choice or yes/no',
  ],
  [{ questions: [{ text: 'Hand', type: 'multiple_choice' }] }, options],
  [{ questions: [{ text: 'Hand', type: 'multiple_choice', options: ['Left'] }] }, options],
  [{ questions: [{ text: 'Hand', type: 'multiple_choice', options: ['Left', ' '] }] }, options],
  [
    { questions: [{ text: 'Hand', type: 'scale', options: ['1', '2'] }] },
    'Only a multiple-choice question has options',
  ],
  [
    { questions: [{ text: 'Hand', type: 'yes_no', lowAnchor: 'Never' }] },
    'Only a scale has words at its ends',
  ],
  [{ status: 'done' }, 'Status must be pending or completed'],
  [{ responses: 'none' }, 'Answers must be a list in the order of the questions'],
  [{ responses: [{ said: 'yes' }] }, misfit],
  [{ responses: [7] }, misfit],
  [{ responses: [null, 0] }, misfit],
  [{ responses: [null, 6] }, misfit],
  [{ responses: [null, 2.5] }, misfit],
  [{ responses: [null, '3'] }, misfit],
  [{ responses: [null, null, 'Both'] }, misfit],
  [{ responses: [null, null, null, 'yes'] }, misfit],
  [{ responses: [null, null, null, null, null] }, misfit],
])('An assessment with %j is refused: %s', async (changes, message) => {
  const created = await owner.post('/api/assessments', { ...buildAssessment({ clientId }), ...changes });
  expect(statusAndText(created)).toEqual([400, message]);
  const assessment = await start();
  expect(statusAndText(await change(assessment, changes))).toEqual([400, message]);
  expect((await owner.get(`/api/assessments/${assessment.id}`)).json()).toEqual(assessment);
});

test.each(['title', 'clientId', 'questions'])('An assessment without %s is refused', async (field) => {
  const reply = await owner.post('/api/assessments', {
    ...buildAssessment({ clientId }),
    [field]: undefined,
  });
  expect(reply.status).toBe(400);
});

test("Another therapist's assessment and client are not found", async () => {
  const other = await practice.register();
  const assessment = await start();
  const missing = [404, 'The requested assessment could not be found'];
  for (const address of [
    `/api/assessments/${assessment.id}`,
    '/api/assessments/999999',
    '/api/assessments/-1',
  ]) {
    expect(statusAndText(await other.get(address))).toEqual(missing);
    expect(statusAndText(await other.put(address, { title: 'Mine' }))).toEqual(missing);
    expect(statusAndText(await other.delete(address))).toEqual(missing);
  }
  const theirs = await addClient(other);
  const noClient = [404, 'The requested client could not be found'];
  expect(statusAndText(await owner.post('/api/assessments', buildAssessment({ clientId: theirs })))).toEqual(
    noClient,
  );
  expect(statusAndText(await change(assessment, { clientId: theirs }))).toEqual(noClient);
  expect((await other.get('/api/assessments')).json()).toEqual([]);
});

describe('A new assessment', () => {
  test('is pending, unanswered, and dated by the server', async () => {
    const assessment = await start({
      therapistId: 999,
      dateCreated: '2020-01-01T00:00:00.000Z',
      dateCompleted: '2020-01-02T00:00:00.000Z',
    });
    const sent = buildAssessment({ clientId });
    expect(assessment).toEqual({
      id: expect.any(Number),
      therapistId: expect.any(Number),
      ...sent,
      questions: sent.questions.map((question) => ({ ...question, id: expect.any(String) })),
      responses: null,
      status: 'pending',
      dateCreated: now.toISOString(),
      dateCompleted: null,
      updatedAt: now.toISOString(),
    });
    expect(assessment.therapistId).not.toBe(999);
    expect((await owner.get(`/api/assessments/${assessment.id}`)).json()).toEqual(assessment);
  });

  test('can be created with answers and completed', async () => {
    const answers = ['Slow, with pauses', 3, 'Left', true];
    const assessment = await start({ responses: answers, status: 'completed' });
    expect(assessment).toMatchObject({ responses: answers, dateCompleted: now.toISOString() });
  });

  test('stores its answers in the order of the questions, null if unanswered', async () => {
    expect((await start({ responses: [null, 5] })).responses).toEqual([null, 5, null, null]);
    expect((await start({ responses: ['  ', null] })).responses).toBeNull();
  });

  test('is created once if sent twice with one Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'screening-1' };
    const first = await owner.post('/api/assessments', buildAssessment({ clientId }), key);
    const second = await owner.post('/api/assessments', buildAssessment({ clientId }), key);
    expect(second.json()).toEqual(first.json());
    expect((await owner.get('/api/assessments')).json()).toHaveLength(1);
  });
});

describe('Completing and reopening an assessment', () => {
  test('sets the date on the server, and clears it', async () => {
    const assessment = await start({ responses: ['Slow', 3, 'Left', true] });
    now = new Date('2026-11-21T16:30:00.000Z');
    const done = await change(assessment, { status: 'completed', dateCompleted: '2020-01-01T00:00:00.000Z' });
    expect(done.json()).toEqual({
      ...assessment,
      status: 'completed',
      dateCompleted: now.toISOString(),
      updatedAt: now.toISOString(),
    });
    const open = await change(assessment, { status: 'pending' });
    expect(open.json()).toMatchObject({ status: 'pending', dateCompleted: null });
  });

  test('leaves the completion date unchanged when saved again', async () => {
    const assessment = await start({ status: 'completed' });
    now = new Date('2026-11-24T10:00:00.000Z');
    const saved = await change(assessment, { title: 'Corrected title', status: 'completed' });
    expect(saved.json()).toMatchObject({ dateCompleted: '2026-11-20T15:00:00.000Z' });
  });
});

describe('A change of an assessment', () => {
  test('sets the sent fields and leaves the others unchanged', async () => {
    const assessment = await start({ responses: ['Slow', 3] });
    now = new Date('2026-11-21T10:00:00.000Z');
    const changed = await change(assessment, { title: 'New title', description: '' });
    expect(changed.json()).toEqual({
      ...assessment,
      title: 'New title',
      description: null,
      updatedAt: now.toISOString(),
    });
  });

  test('that changes a question keeps the answers to the others', async () => {
    const assessment = await start({
      questions: [text('One'), text('Two'), text('Three')],
      responses: ['1', '2', '3'],
    });
    const changed = await change(assessment, {
      questions: [text('One'), { text: 'Two', type: 'yes_no' }, text('Three')],
    });
    expect(changed.json()).toMatchObject({ responses: ['1', null, '3'] });
    const fewer = await change(assessment, { questions: [text('Three'), text('One')] });
    expect(fewer.json()).toMatchObject({ responses: ['3', '1'] });
  });

  test("keeps a question's answer by its id when it is reworded and moved", async () => {
    const assessment = await start({
      questions: [text('One'), text('Two'), text('Three')],
      responses: ['1', '2', '3'],
    });
    const [one, two, three] = assessment.questions;
    const reply = await change(assessment, {
      questions: [{ ...three, text: 'One' }, text('New'), { ...one, text: 'Un' }, { ...two, text: 'Deux' }],
    });
    const changed = reply.json<Assessment>();
    expect(changed.responses).toEqual(['3', null, '1', '2']);
    const ids = changed.questions.map(({ id }) => id);
    expect([ids[0], ids[2], ids[3]]).toEqual([three?.id, one?.id, two?.id]);
    expect(new Set(ids).size).toBe(4);
  });

  test('requires text ids', async () => {
    const questions = [{ ...text('One'), id: 7 }];
    const refusal = [400, 'The id of a question is not valid'];
    expect(statusAndText(await change(await start({}), { questions }))).toEqual(refusal);
  });

  test('validates answers against questions sent with them', async () => {
    const assessment = await start({ questions: [text('One')], responses: ['1'] });
    const questions = [{ text: 'Grasp', type: 'scale' }];
    expect(statusAndText(await change(assessment, { questions, responses: ['1'] }))).toEqual([400, misfit]);
    expect((await change(assessment, { questions, responses: [4] })).json()).toMatchObject({
      responses: [4],
    });
  });

  test('can remove the answers', async () => {
    const assessment = await start({ responses: ['Slow', 3] });
    expect((await change(assessment, { responses: [null, 3] })).json()).toMatchObject({
      responses: [null, 3, null, null],
    });
    expect((await change(assessment, { responses: null })).json()).toMatchObject({ responses: null });
  });

  test('of an outdated version is refused', async () => {
    const assessment = await start();
    now = new Date('2026-11-21T10:00:00.000Z');
    await change(assessment, { title: 'Theirs' });
    const stale = await change(assessment, { title: 'Mine', updatedAt: assessment.updatedAt });
    expect(stale.status).toBe(409);
    expect((await owner.get(`/api/assessments/${assessment.id}`)).json()).toMatchObject({ title: 'Theirs' });
  });
});

test('A deleted assessment is not found', async () => {
  const { id } = await start();
  expect(statusAndText(await owner.delete(`/api/assessments/${id}`))).toEqual([204, '']);
  expect((await owner.get(`/api/assessments/${id}`)).status).toBe(404);
  expect((await owner.get('/api/assessments')).json()).toEqual([]);
});
