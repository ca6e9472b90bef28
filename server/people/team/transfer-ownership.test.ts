import { beforeEach, describe, expect, test } from 'vitest';
import type { User } from '#domain/people/users/user.ts';
import { turnOnTwoFactor } from '#tests/builders/second-factor.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

const password = { password: 'quiet-swing-42' };
let practice: TestPractice;
let owner: TestVisitor;
let newOwner: TestVisitor;

beforeEach(async () => {
  practice = await startTestPractice();
  owner = await practice.register();
  newOwner = await practice.register();
});

const handOver = (from: TestVisitor, body: object) => from.put('/api/team/owner', body);

async function owners(): Promise<number[]> {
  const everybody = await Promise.all([owner, newOwner].map((one) => one.get('/api/user')));
  return everybody.map((reply) => reply.json<User>()).flatMap(({ id, isOwner }) => (isOwner ? [id] : []));
}

describe('Transferring the practice', () => {
  test("requires the owner's sign-in", async () => {
    expect((await handOver(practice.visitor(), { userId: 2, ...password })).status).toBe(401);
    const reply = await handOver(newOwner, { userId: 2, ...password });
    expect([reply.status, reply.text]).toEqual([403, 'Only the owner of the practice can do this']);
    expect(await owners()).toEqual([1]);
  });

  test.each([
    [{ userId: 2 }, 400, 'Password is required'],
    [password, 400, 'Please choose a therapist'],
    [{ userId: 'two', ...password }, 400, 'Please choose a therapist'],
    [{ userId: 2, password: 'wrong-guess' }, 403, 'Your current password is not right'],
    [{ userId: 999, ...password }, 404, 'The requested therapist could not be found'],
    [{ userId: 1, ...password }, 409, 'You own the practice already'],
  ])('with %o answers %i: %s', async (body, status, message) => {
    const reply = await handOver(owner, body);
    expect([reply.status, reply.text]).toEqual([status, message]);
    expect(await owners()).toEqual([1]);
  });

  test('takes effect at once for both, can be reversed, and asks for a code where two-factor sign-in is on', async () => {
    const reply = await handOver(owner, { userId: 2, ...password });
    expect([reply.status, reply.text, reply.headers.get('caseload-versions')]).toEqual([
      204,
      '',
      '{"practice":2}',
    ]);
    expect(await owners()).toEqual([2]);
    expect((await owner.get('/api/team')).status).toBe(403);
    expect((await newOwner.get('/api/team')).status).toBe(200);
    expect((await handOver(newOwner, { userId: 1, ...password })).status).toBe(204);
    expect(await owners()).toEqual([1]);

    const [recoveryCode] = (await turnOnTwoFactor(owner)).recoveryCodes;
    expect(statusAndText(await handOver(owner, { userId: 2, ...password }))).toEqual([
      403,
      'Enter a code from your authenticator app or a recovery code',
    ]);
    expect((await handOver(owner, { userId: 2, ...password, recoveryCode })).status).toBe(204);
    expect(await owners()).toEqual([2]);
  });

  test('is recorded in both logs, and notifies the tabs of both', async () => {
    await handOver(owner, { userId: 2, ...password });
    const { read } = practice.database;
    const lines = await read
      .selectFrom('audit_log')
      .select(['therapist_id', 'user_id', 'action', 'entity', 'entity_id'])
      .where('entity', '=', 'ownership')
      .orderBy('therapist_id')
      .execute();
    const line = { user_id: 1, action: 'update', entity: 'ownership', entity_id: 2 };
    expect(lines).toEqual([
      { therapist_id: 1, ...line },
      { therapist_id: 2, ...line },
    ]);
    expect(
      (await read.selectFrom('caseloads').select('version').execute()).map((row) => row.version),
    ).toEqual([2, 2]);
  });

  test('to two therapists at the same moment leaves one owner, and refuses the other', async () => {
    const third = await practice.register();
    const replies = await Promise.all([2, 3].map((userId) => handOver(owner, { userId, ...password })));
    expect(replies.map(({ status }) => status).sort()).toEqual([204, 403]);
    const everybody = await Promise.all([owner, newOwner, third].map((one) => one.get('/api/user')));
    expect(everybody.filter((reply) => reply.json<User>().isOwner)).toHaveLength(1);
  });
});
