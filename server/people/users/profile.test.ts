import { describe, expect, test } from 'vitest';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const confirmation = { password: 'quiet-swing-42' };

async function twoTherapists() {
  const practice = await startTestPractice();
  return { ...practice, therapist: await practice.register(), other: await practice.register() };
}

describe('The profile', () => {
  test('can be changed only with a sign-in', async () => {
    const { visitor } = await startTestPractice();
    const reply = await visitor().put('/api/user', { fullName: 'Somebody Else' });
    expect([reply.status, reply.text]).toEqual([401, 'Please sign in']);
  });

  test.each([
    [{ fullName: 'A' }, 400, 'Full name is required'],
    [{ email: 'not an address' }, 400, 'Invalid email address'],
    [{ email: '' }, 400, 'Invalid email address'],
    [{ username: 'ab' }, 400, 'Username must be at least 3 characters'],
    [{ username: ' THERAPIST2 ' }, 409, 'Username already exists'],
    [{ email: 'Therapist2@Example.com' }, 409, 'Email already exists'],
  ])('with %o answers %i: %s', async (change, status, message) => {
    const { therapist } = await twoTherapists();
    const before = (await therapist.get('/api/user')).json();
    const reply = await therapist.put('/api/user', { ...change, confirmation });
    expect([reply.status, reply.text]).toEqual([status, message]);
    expect(reply.headers.get('refused-field')).toBe(Object.keys(change)[0]);
    expect((await therapist.get('/api/user')).json()).toEqual(before);
  });

  test('accepts a new name, email and username, and the new username signs in', async () => {
    const { therapist, visitor } = await twoTherapists();
    const change = { fullName: 'Ada Sample', email: 'ada@example.com', username: 'Ada.Sample' };
    const reply = await therapist.put('/api/user', { ...change, confirmation });
    expect([reply.status, reply.json()]).toEqual([200, expect.objectContaining(change)]);
    expect((await therapist.get('/api/user')).json()).toEqual(reply.json());
    const signIn = (username: string) =>
      visitor().post('/api/login', { username, password: 'quiet-swing-42' });
    expect((await signIn('ada.sample')).status).toBe(200);
    expect((await signIn('therapist1')).status).toBe(401);
  });

  test('leaves omitted fields unchanged, and accepts unchanged ones', async () => {
    const { therapist } = await twoTherapists();
    const before = (await therapist.get('/api/user')).json();
    expect((await therapist.put('/api/user', {})).json()).toEqual(before);
    const again = await therapist.put('/api/user', {
      username: 'therapist1',
      email: 'therapist1@example.com',
    });
    expect([again.status, again.json()]).toEqual([200, before]);
  });

  test('ignores an id, a role, the ownership and a password', async () => {
    const { therapist, other, visitor } = await twoTherapists();
    const before = (await other.get('/api/user')).json();
    const forged = { id: 1, role: 'admin', isOwner: true, password: 'another-one', createdAt: '2020-01-01' };
    expect((await other.put('/api/user', forged)).json()).toEqual(before);
    expect((await therapist.get('/api/user')).json()).toMatchObject({ id: 1, isOwner: true });
    const reply = await visitor().post('/api/login', { username: 'therapist2', password: 'another-one' });
    expect(reply.status).toBe(401);
  });

  test('is audited when it changes, without its content', async () => {
    const { therapist, database } = await twoTherapists();
    await therapist.put('/api/user', { fullName: 'Ada Sample' });
    const lines = await database.read
      .selectFrom('audit_log')
      .selectAll()
      .where('action', '=', 'update')
      .execute();
    expect(lines).toEqual([expect.objectContaining({ action: 'update', entity: 'account', entity_id: 1 })]);
    expect(JSON.stringify(lines)).not.toContain('Ada');
  });
});
