import { describe, expect, test } from 'vitest';
import { defaultPreferences } from '#domain/people/users/default-preferences.ts';
import type { Preferences } from '#domain/people/users/preferences.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';

const path = '/api/preferences';

describe('Preferences', () => {
  test('require a sign-in', async () => {
    const { visitor } = await preparedPractice();
    expect((await visitor().get(path)).status).toBe(401);
    expect((await visitor().put(path, { weekStart: 'Monday' })).status).toBe(401);
  });

  const weekMessage = 'The week must start on Sunday, Monday or Saturday';
  const idleMessage = 'Automatic sign-out must be after 5, 15, 30 or 60 minutes, or never';
  test.each([
    [{ weekStart: 'Tuesday' }, weekMessage],
    [{ weekStart: null }, weekMessage],
    [{ idleMinutes: 4 }, idleMessage],
    [{ idleMinutes: 0 }, idleMessage],
    [{ idleMinutes: '30' }, idleMessage],
    [{ idleMinutes: 100_000 }, idleMessage],
  ])('refuse %o', async (body, message) => {
    const therapist = await (await preparedPractice()).register();
    const reply = await therapist.put(path, body);
    expect([reply.status, reply.text]).toEqual([400, message]);
    expect((await therapist.get(path)).json()).toEqual(defaultPreferences);
  });

  test('are saved per therapist, and omitted ones are unchanged', async () => {
    const { register } = await preparedPractice();
    const [therapist, other] = [await register(), await register()];
    const reply = await therapist.put(path, { weekStart: 'Monday', idleMinutes: 5 });
    expect([reply.status, reply.json()]).toEqual([200, { weekStart: 'Monday', idleMinutes: 5 }]);
    await therapist.put(path, { idleMinutes: null, confirmation: { password: 'quiet-swing-42' } });
    await therapist.put(path, {});
    expect((await therapist.get(path)).json()).toEqual({ weekStart: 'Monday', idleMinutes: null });
    expect((await other.get(path)).json<Preferences>()).toEqual(defaultPreferences);
  });

  test('notify other tabs and devices, and are audited', async () => {
    const { register, database } = await startTestPractice();
    const reply = await (await register()).put(path, { weekStart: 'Saturday' });
    expect(reply.headers.get('caseload-versions')).toBe('{"account":1}');
    const log = database.read.selectFrom('audit_log').select(['action', 'entity']).orderBy('position');
    expect(await log.execute()).toEqual([
      { action: 'create', entity: 'account' },
      { action: 'update', entity: 'account' },
    ]);
  });
});

test('Turning the automatic sign-out off asks for the password, and shortening it does not', async () => {
  const { register } = await startTestPractice({
    clock: () => new Date('2026-11-20T15:00:00.000Z'),
    endsIdleSignIns: true,
  });
  const therapist = await register();
  const choose = async (change: object) => (await therapist.put('/api/preferences', change)).status;
  expect(await choose({ idleMinutes: 15 })).toBe(200);
  expect(await choose({ idleMinutes: null })).toBe(403);
  expect(await choose({ idleMinutes: null, confirmation: { password: 'wrong-swing-42' } })).toBe(403);
  expect((await therapist.get('/api/preferences')).json()).toMatchObject({ idleMinutes: 15 });
  expect(await choose({ idleMinutes: null, confirmation: { password: 'quiet-swing-42' } })).toBe(200);
});
