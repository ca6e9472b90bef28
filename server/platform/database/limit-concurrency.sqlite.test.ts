import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('Jobs run in order up to the limit, and a failed one frees its place', async () => {
  const limited = limitConcurrency(2);
  let running = 0;
  let most = 0;
  const begun: number[] = [];
  const jobs = [1, 2, 3, 4, 5].map((number) =>
    limited(async () => {
      running += 1;
      most = Math.max(most, running);
      begun.push(number);
      await new Promise(setImmediate);
      running -= 1;
      if (number === 2) throw new Error('No luck');
      return number;
    }),
  );
  const outcomes = await Promise.allSettled(jobs);
  expect(outcomes.map(({ status }) => status)).toEqual([
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect([most, begun]).toEqual([2, [1, 2, 3, 4, 5]]);
});
