import { beforeEach, describe, expect, test } from 'vitest';
import type { AssessmentTemplate, ListedTemplate } from '#domain/caseload/assessments/assessment-template.ts';
import { MAXIMUM_TEMPLATES } from '#domain/caseload/assessments/assessment-template.ts';
import type { ActivityLine } from '#domain/platform/audit/activity.ts';
import { addRecord } from '#tests/builders/add-record.ts';
import { addTemplate, buildTemplate } from '#tests/builders/assessment-builder.ts';
import { confirmAccount } from '#tests/builders/confirm-account.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const path = '/api/assessment-templates';
const NOT_CREATOR = [403, 'Only whoever made this template and the owner of the practice can change it'];
const TAKEN = [409, 'The practice has a template of this title already'];

let now: Date;
let practice: TestPractice;
let owner: TestVisitor;
let colleague: TestVisitor;
let other: TestVisitor;

beforeEach(async () => {
  now = new Date('2026-11-20T15:00:00.000Z');
  practice = await startTestPractice({ clock: () => now });
  owner = await practice.register();
  [colleague, other] = [await practice.register(), await practice.register()];
  for (const therapist of [colleague, other]) await confirmAccount(owner, therapist);
});

const create = (changes: object = {}, by = colleague) =>
  addRecord<AssessmentTemplate>(by, path, { ...buildTemplate(), ...changes });
const listed = async (by: TestVisitor) => (await by.get(path)).json<ListedTemplate[]>();

test('Templates require a sign-in', async () => {
  const { id } = await create();
  const visitor = practice.visitor();
  for (const call of [visitor.get(path), visitor.get(`${path}/${id}`), visitor.post(path, buildTemplate())]) {
    expect((await call).status).toBe(401);
  }
});

const stranger = [403, 'The owner of the practice has to confirm your account first, in Settings, Team'];

test('A self-registered account cannot read or create templates until the owner confirms it', async () => {
  const newcomer = await practice.register();
  const { id } = await create();
  expect(await listed(newcomer)).toEqual([]);
  expect(statusAndText(await newcomer.get(`${path}/${id}`))).toEqual(stranger);
  expect(statusAndText(await newcomer.post(path, buildTemplate({ title: 'Mine' })))).toEqual(stranger);
  expect(statusAndText(await newcomer.put(`${path}/${id}`, { title: 'Mine' }))).toEqual(stranger);
  expect(statusAndText(await newcomer.delete(`${path}/${id}`))).toEqual(stranger);
  await confirmAccount(owner, newcomer);
  expect(await listed(newcomer)).toHaveLength(1);
});

test.each([
  [{ title: 'F' }, 'Title must be at least 2 characters'],
  [{ title: 'x'.repeat(201) }, 'Please shorten this to 200 characters'],
  [{ description: 7 }, 'Please enter text'],
  [{ questions: [] }, 'At least one question is required'],
  [{ questions: 'none' }, 'At least one question is required'],
  [{ questions: [{ type: 'text' }] }, 'Question text is required'],
  [
    { questions: [{ text: 'Grip', type: 'essay' }] },
    'Question type must be text, scale, multiple choice or yes/no',
  ],
  [
    { questions: [{ text: 'Hand', type: 'multiple_choice', options: ['Left'] }] },
    'A multiple-choice question needs at least two options with text',
  ],
  [{ questions: [{ text: 'Hand', type: 'text', lowAnchor: 'Never' }] }, 'Only a scale has words at its ends'],
  [{ questions: Array(201).fill({ text: 'Hand', type: 'text' }) }, 'Please use at most 200 questions'],
])('A new template and a change with an invalid field are refused ($1)', async (changes, message) => {
  expect(statusAndText(await colleague.post(path, { ...buildTemplate(), ...changes }))).toEqual([
    400,
    message,
  ]);
  const { id } = await create();
  expect(statusAndText(await colleague.put(`${path}/${id}`, changes))).toEqual([400, message]);
});

test('A missing template answers 404 to every call', async () => {
  for (const id of ['999', 'one']) {
    const missing = [404, 'The requested template could not be found'];
    expect(statusAndText(await owner.get(`${path}/${id}`))).toEqual(missing);
    expect(statusAndText(await owner.put(`${path}/${id}`, {}))).toEqual(missing);
    expect(statusAndText(await owner.delete(`${path}/${id}`))).toEqual(missing);
  }
});

describe('A template', () => {
  test('can be read by every therapist of the practice', async () => {
    const { id } = await create({ title: 'Grip' });
    await create({ title: 'balance', description: null }, owner);
    expect(await listed(other)).toMatchObject([
      { title: 'balance', description: null, madeBy: 'Therapist 1 Sample', mayChange: false },
      { title: 'Grip', questionCount: 4, madeBy: 'Therapist 2 Sample', mayChange: false },
    ]);
    const whole = (await other.get(`${path}/${id}`)).json<AssessmentTemplate>();
    expect(whole.questions).toEqual(buildTemplate().questions);
    expect((await listed(owner)).map(({ mayChange }) => mayChange)).toEqual([true, true]);
    expect((await listed(colleague)).map(({ mayChange }) => mayChange)).toEqual([false, true]);
  });

  test("stores the questions without the client's name or answers", async () => {
    const questions = [{ id: 'of-an-assessment', text: 'Buttons a shirt alone', type: 'yes_no' }];
    const { id } = await create({ questions, clientId: 1, responses: [true], status: 'completed' });
    const row = await practice.database.read.selectFrom('assessment_templates').selectAll().execute();
    expect(row).toMatchObject([{ id, questions: [{ text: 'Buttons a shirt alone', type: 'yes_no' }] }]);
    expect(JSON.stringify(row)).not.toMatch(/client|responses|of-an-assessment/);
  });

  test('can be changed by its creator and the owner only', async () => {
    const { id, updatedAt } = await create({ title: 'Grip' });
    now = new Date('2026-11-20T15:05:00.000Z');
    const renamed = await colleague.put(`${path}/${id}`, { title: 'Grip and release', updatedAt });
    expect(renamed.json()).toMatchObject({ title: 'Grip and release', questionCount: 4, mayChange: true });
    const asked = await owner.put(`${path}/${id}`, { questions: [{ text: 'Which hand?', type: 'text' }] });
    expect(asked.json()).toMatchObject({ title: 'Grip and release', questionCount: 1 });
    expect(statusAndText(await other.put(`${path}/${id}`, { title: 'Mine' }))).toEqual(NOT_CREATOR);
    const stale = await colleague.put(`${path}/${id}`, { title: 'Grip', updatedAt });
    expect([stale.status, stale.text]).toEqual([409, expect.stringContaining('changed in another window')]);
  });

  test('can be deleted by its creator and the owner only', async () => {
    const [first, second] = [await create({ title: 'Grip' }), await create({ title: 'Balance' })];
    expect(statusAndText(await other.delete(`${path}/${first.id}`))).toEqual(NOT_CREATOR);
    expect((await colleague.delete(`${path}/${first.id}`)).status).toBe(204);
    expect((await owner.delete(`${path}/${second.id}`)).status).toBe(204);
    expect(await listed(other)).toEqual([]);
  });

  test('has a unique title, ignoring case and spaces', async () => {
    const { id } = await create({ title: 'Fine motor' });
    expect(statusAndText(await other.post(path, buildTemplate({ title: 'fine  MOTOR' })))).toEqual(TAKEN);
    const { id: second } = await create({ title: 'Balance' });
    expect(statusAndText(await colleague.put(`${path}/${second}`, { title: 'Fine Motor' }))).toEqual(TAKEN);
    expect((await colleague.put(`${path}/${id}`, { title: 'Fine Motor' })).status).toBe(200);
  });

  test('is created once if sent twice with one Idempotency-Key', async () => {
    const twice = [1, 2].map(() => colleague.post(path, buildTemplate(), { 'idempotency-key': 'one' }));
    const [first, second] = (await Promise.all(twice)).map((reply) => reply.json<AssessmentTemplate>());
    expect(second).toEqual(first);
    expect(await listed(owner)).toHaveLength(1);
  });

  test('is logged with the name of who created, changed and deleted it', async () => {
    const { id } = await create();
    await owner.put(`${path}/${id}`, { title: 'Renamed' });
    await owner.delete(`${path}/${id}`);
    const linesOf = async (therapist: TestVisitor) =>
      (await therapist.get('/api/activity'))
        .json<ActivityLine[]>()
        .flatMap(({ action, entity }) => (entity === 'assessment-template' ? [action] : []));
    expect(await linesOf(colleague)).toEqual(['create']);
    expect(await linesOf(owner)).toEqual(['delete', 'update']);
  });

  test("is refused above the practice's limit", async () => {
    for (let count = 0; count < MAXIMUM_TEMPLATES; count += 1) await addTemplate(owner);
    expect(statusAndText(await colleague.post(path, buildTemplate()))).toEqual([
      409,
      'The practice has 100 templates. Delete one that nobody uses first',
    ]);
  });
});
