import { beforeEach, describe, expect, test } from 'vitest';
import type { Preferences } from '#domain/people/users/preferences.ts';
import { startTestPractice, type TestPractice } from '#tests/setup/test-practice.ts';
import { statusAndText, type TestVisitor } from '#tests/setup/test-visitor.ts';

let practice: TestPractice;
let owner: TestVisitor;
let therapist: TestVisitor;

beforeEach(async () => {
  practice = await startTestPractice();
  owner = await practice.register();
  therapist = await practice.register();
});

const limit = (longestIdleMinutes: unknown, by = owner) =>
  by.put('/api/practice-settings', { longestIdleMinutes });
const choose = (idleMinutes: number | null) =>
  therapist.put('/api/preferences', { idleMinutes, confirmation: { password: 'quiet-swing-42' } });
const chosen = async (of = therapist) => (await of.get('/api/preferences')).json<Preferences>().idleMinutes;

describe("The practice's idle limit", () => {
  test('is set by the owner only, to one of the choices', async () => {
    expect((await limit(15, therapist)).status).toBe(403);
    expect(statusAndText(await limit(7))).toEqual([
      400,
      'The longest time must be 5, 15, 30 or 60 minutes, or open',
    ]);
    expect((await limit(15)).json()).toMatchObject({ longestIdleMinutes: 15 });
  });

  test.each([null, 60, 30])('shortens a preference of %s at once, for everybody', async (minutes) => {
    await choose(minutes);
    await limit(15);
    expect([await chosen(), await chosen(owner)]).toEqual([15, 15]);
  });

  test('leaves a shorter preference unchanged', async () => {
    await choose(5);
    await limit(15);
    expect(await chosen()).toBe(5);
  });

  test('applies to accounts opened later', async () => {
    await limit(15);
    expect(await chosen(await practice.register())).toBe(15);
  });

  test.each([null, 60, 30])('refuses a preference of %s with a sentence', async (minutes) => {
    await limit(15);
    expect(statusAndText(await choose(minutes))).toEqual([
      400,
      'The practice signs everybody out after 15 minutes at the latest',
    ]);
    expect((await choose(5)).status).toBe(200);
  });

  test('applies to a longer preference saved at the same moment', async () => {
    for (const minutes of [60, 30, 60, 30]) {
      await limit(null);
      const [, choice] = await Promise.all([choose(minutes), limit(15), choose(minutes)]);
      expect([choice.status, await chosen()]).toEqual([200, 15]);
    }
  });

  test('can be removed, and then each therapist chooses again', async () => {
    await limit(15);
    await limit(null);
    expect(await chosen()).toBe(15);
    expect((await choose(null)).status).toBe(200);
  });
});
