import { type Duration, milliseconds } from 'date-fns';
import { startTestPractice } from './test-practice.ts';

/** Starts a practice on November 1, 2026, at noon UTC, with a clock that only `wait` advances. */
export async function practiceWithClock(
  options: Omit<Parameters<typeof startTestPractice>[0], 'clock'> = {},
) {
  let now = new Date('2026-11-01T12:00:00.000Z');
  const practice = await startTestPractice({ ...options, clock: () => now });
  return {
    ...practice,
    now: () => now,
    wait(time: Duration): void {
      now = new Date(now.getTime() + milliseconds(time));
    },
  };
}
