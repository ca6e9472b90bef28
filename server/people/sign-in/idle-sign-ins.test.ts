import { describe, expect, test } from 'vitest';
import type { SignIn } from '#domain/people/sign-in/sign-in.ts';
import { practiceWithClock } from '#tests/setup/practice-with-clock.ts';
import { deleteExpiredSignIns } from './sign-in-store.ts';

const credentials = { username: 'therapist1', password: 'quiet-swing-42' };

async function practiceEndingIdleSignIns() {
  const practice = await practiceWithClock({ endsIdleSignIns: true });
  return { ...practice, therapist: await practice.register() };
}

describe('A sign-in that is not used', () => {
  test.each([
    [30, {}],
    [5, { idleMinutes: 5 }],
    [15, { idleMinutes: 15 }],
    [60, { idleMinutes: 60 }],
    [7 * 24 * 60 - 1, { idleMinutes: null, confirmation: { password: 'quiet-swing-42' } }],
  ])(
    "ends after %i minutes with %o, with a minute's delay for the browser's report",
    async (minutes, change) => {
      const { therapist, wait } = await practiceEndingIdleSignIns();
      await therapist.put('/api/preferences', change);
      wait({ minutes });
      expect((await therapist.get('/api/user')).status).toBe(200);
      wait({ minutes: minutes + 1 });
      const reply = await therapist.get('/api/user');
      expect([reply.status, reply.text]).toEqual([401, 'Please sign in']);
    },
  );

  test('ends although its open pages refetch in the background', async () => {
    const { therapist, wait } = await practiceEndingIdleSignIns();
    for (let minutes = 0; minutes < 30; minutes += 1) {
      wait({ minutes: 1 });
      expect((await therapist.get('/api/clients', { background: '1' })).status).toBe(200);
    }
    wait({ minutes: 1 });
    expect((await therapist.get('/api/clients', { background: '1' })).status).toBe(401);
  });

  test('stays ended when the clock is set back', async () => {
    const { therapist, wait } = await practiceEndingIdleSignIns();
    wait({ minutes: 32 });
    expect((await therapist.get('/api/user')).status).toBe(401);
    wait({ minutes: -32 });
    expect((await therapist.get('/api/user')).status).toBe(401);
  });

  test('ends if the clock is set back by more than its idle time, and continues if by less', async () => {
    const { therapist, visitor, wait, now, database } = await practiceEndingIdleSignIns();
    wait({ minutes: -20 });
    expect((await therapist.get('/api/user')).status).toBe(200);
    wait({ minutes: 30 });
    expect((await therapist.get('/api/user')).status).toBe(200);
    const phone = visitor();
    await phone.post('/api/login', credentials);
    wait({ hours: -24 });
    expect((await therapist.get('/api/user')).status).toBe(401);
    await database.write((queries) => deleteExpiredSignIns(queries, now()));
    expect(await database.read.selectFrom('sign_ins').select('id').execute()).toEqual([]);
  });

  test('lasts for hours while it is used', async () => {
    const { therapist, wait } = await practiceEndingIdleSignIns();
    for (let minutes = 0; minutes < 300; minutes += 20) {
      wait({ minutes: 20 });
      expect((await therapist.get('/api/user')).status).toBe(200);
    }
  });

  test('is not listed among the devices, and is deleted', async () => {
    const { therapist, visitor, wait, now, database } = await practiceEndingIdleSignIns();
    const phone = visitor();
    await phone.post('/api/login', credentials);
    wait({ minutes: 20 });
    await phone.get('/api/user');
    wait({ minutes: 20 });
    expect((await phone.get('/api/sign-ins')).json<SignIn[]>().map(({ current }) => current)).toEqual([true]);
    await database.write((queries) => deleteExpiredSignIns(queries, now()));
    expect(await database.read.selectFrom('sign_ins').select('id').execute()).toHaveLength(1);
    expect((await therapist.get('/api/user')).status).toBe(401);
  });

  test('does not return when its therapist allows more time on another device', async () => {
    const { therapist, visitor, wait } = await practiceEndingIdleSignIns();
    wait({ minutes: 40 });
    const phone = visitor();
    await phone.post('/api/login', credentials);
    await phone.put('/api/preferences', { idleMinutes: null, confirmation: { password: 'quiet-swing-42' } });
    expect((await therapist.get('/api/user')).status).toBe(401);
    expect((await phone.get('/api/user')).status).toBe(200);
  });
});
