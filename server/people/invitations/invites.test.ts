import { describe, expect, test } from 'vitest';
import type { Invite, IssuedInvite } from '#domain/people/invitations/invite.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const account = {
  fullName: 'Robin Sample',
  email: 'robin@example.com',
  username: 'robin',
  password: 'quiet-swing-42',
};
const NEEDED = 'An invite code is needed. Please ask the owner of the practice for one';
const NOT_VALID =
  'This invite code is not valid any more. Please ask the owner of the practice for a new one';

async function practiceByInvitation() {
  const time = { now: new Date('2026-11-20T15:00:00.000Z') };
  const practice = await startTestPractice({
    config: { registration: 'invite' },
    clock: () => time.now,
  });
  const owner = await practice.register();
  const invite = async (note?: string) => (await owner.post('/api/invites', { note })).json<IssuedInvite>();
  const registerWith = (inviteCode: string | undefined) =>
    practice.visitor().post('/api/register', { ...account, inviteCode });
  return { ...practice, time, owner, invite, registerWith };
}

describe('With registration by invitation', () => {
  test('the first account of an installation needs no invitation', async () => {
    const { owner } = await practiceByInvitation();
    expect((await owner.get('/api/user')).json()).toMatchObject({ isOwner: true });
  });

  test('only one of two concurrent first accounts needs none', async () => {
    const practice = await startTestPractice({ config: { registration: 'invite' } });
    const replies = await Promise.all([
      practice.visitor().post('/api/register', account),
      practice.visitor().post('/api/register', { ...account, username: 'kim', email: 'kim@example.com' }),
    ]);
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 403]);
  });

  test('nobody else can register without a code, or learn which accounts exist', async () => {
    const { registerWith, visitor } = await practiceByInvitation();
    const without = await registerWith(undefined);
    expect([without.status, without.text]).toEqual([403, NEEDED]);
    const wrong = await registerWith('2222-3333-4444-5555');
    expect([wrong.status, wrong.text]).toEqual([403, NOT_VALID]);
    const taken = await visitor().post('/api/register', { ...account, username: 'therapist1' });
    expect([taken.status, taken.text]).toEqual([403, NEEDED]);
  });

  test('a code works once, however it is typed', async () => {
    const { owner, invite, registerWith, visitor } = await practiceByInvitation();
    const { code } = await invite('For Robin');
    const robin = await registerWith(` ${code.toLowerCase().replaceAll('-', ' ')} `);
    expect(robin.status).toBe(201);
    expect(robin.json()).toMatchObject({ isOwner: false });
    const again = await visitor().post('/api/register', {
      ...account,
      username: 'kim',
      email: 'kim@example.com',
      inviteCode: code,
    });
    expect([again.status, again.text]).toEqual([403, NOT_VALID]);
    const [used] = (await owner.get('/api/invites')).json<Invite[]>();
    expect(used).toMatchObject({
      note: 'For Robin',
      usedAt: '2026-11-20T15:00:00.000Z',
      usedBy: 'Robin Sample',
    });
  });

  test('a code used twice at the same moment works once', async () => {
    const { invite, visitor } = await practiceByInvitation();
    const { code: inviteCode } = await invite();
    const replies = await Promise.all(
      ['robin', 'kim', 'sam'].map((username) =>
        visitor().post('/api/register', {
          ...account,
          username,
          email: `${username}@example.com`,
          inviteCode,
        }),
      ),
    );
    expect(replies.map((reply) => reply.status).sort()).toEqual([201, 403, 403]);
  });

  test('a code remains valid after a refused form', async () => {
    const { invite, registerWith, visitor } = await practiceByInvitation();
    const { code } = await invite();
    const taken = await visitor().post('/api/register', {
      ...account,
      username: 'therapist1',
      inviteCode: code,
    });
    expect([taken.status, taken.text]).toEqual([409, 'Username already exists']);
    expect((await registerWith(code)).status).toBe(201);
  });

  test('a code expires after two weeks', async () => {
    const { time, invite, registerWith } = await practiceByInvitation();
    const { code, expiresAt } = await invite();
    expect(expiresAt).toBe('2026-12-04T15:00:00.000Z');
    time.now = new Date(expiresAt);
    expect((await registerWith(code)).text).toBe(NOT_VALID);
  });

  test('a deleted invitation is invalid', async () => {
    const { owner, invite, registerWith } = await practiceByInvitation();
    const { id, code } = await invite();
    expect((await owner.delete(`/api/invites/${id}`)).status).toBe(204);
    expect((await registerWith(code)).text).toBe(NOT_VALID);
    expect((await owner.get('/api/invites')).json()).toEqual([]);
    const gone = await owner.delete(`/api/invites/${id}`);
    expect([gone.status, gone.text]).toEqual([404, 'The requested invitation could not be found']);
  });
});

describe('Invitations', () => {
  test('are listed newest first, without their codes, which are not stored', async () => {
    const { owner, invite, database } = await practiceByInvitation();
    await invite('first');
    const { code } = await invite('second');
    const listed = await owner.get('/api/invites');
    expect(listed.json<Invite[]>().map((one) => one.note)).toEqual(['second', 'first']);
    expect(code).toMatch(/^[2-9A-Z]{4}(-[2-9A-Z]{4}){3}$/);
    const stored = await database.read.selectFrom('invites').selectAll().execute();
    for (const text of [listed.text, JSON.stringify(stored)]) {
      expect(text).not.toContain(code);
      expect(text).not.toContain(code.replaceAll('-', ''));
    }
  });

  test('have a note of up to 200 characters', async () => {
    const { owner } = await practiceByInvitation();
    const reply = await owner.post('/api/invites', { note: 'n'.repeat(201) });
    expect([reply.status, reply.text]).toEqual([400, 'Please shorten this to 200 characters']);
  });
});
