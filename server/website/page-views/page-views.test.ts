import { expect, test, vi } from 'vitest';
import type { PageViews } from '#domain/website/page-views/page-views.ts';
import { startTestPractice } from '#tests/setup/test-practice.ts';
import { PageViewCounter } from './page-view-counter.ts';

const path = '/api/page-views?from=2026-09-01&to=2027-06-30';

/** Starts a practice whose counter uses a clock that `at` sets. */
async function countingPractice() {
  let now = new Date('2026-11-20T15:00:00.000Z');
  const practice = await startTestPractice({ clock: () => now });
  const owner = await practice.register();
  const counterOf = () => new PageViewCounter(practice.database, () => now);
  return {
    ...practice,
    owner,
    counterOf,
    counter: counterOf(),
    at: (moment: string) => {
      now = new Date(moment);
    },
    counted: async () => (await owner.get(path)).json<PageViews[]>(),
  };
}

test('Page views are for the owner, and need a range of days', async () => {
  const { visitor, owner, register } = await countingPractice();
  expect((await visitor().get(path)).status).toBe(401);
  expect((await (await register()).get(path)).status).toBe(403);
  const errors = async (query: string) => {
    const { status, text } = await owner.get(`/api/page-views${query}`);
    return [status, text];
  };
  const days = 'From and to must be dates like 2026-09-01';
  expect(await errors('')).toEqual([400, days]);
  expect(await errors('?from=2026-09-01')).toEqual([400, days]);
  expect(await errors('?from=2026-02-30&to=2026-03-01')).toEqual([400, days]);
  expect(await errors('?from=2026-03-02&to=2026-03-01')).toEqual([
    400,
    'The last day must not be before the first',
  ]);
  expect(await errors('?from=2026-03-01&to=2026-03-01')).toEqual([200, '[]']);
});

test('A view counts for the day in the practice’s time zone, before and after daylight saving', async () => {
  const { counter, at, counted } = await countingPractice();
  for (const moment of [
    '2026-11-01T03:59:59.999Z',
    '2026-11-01T04:00:00.000Z',
    '2026-11-02T04:59:59.999Z',
    '2026-11-02T05:00:00.000Z',
    '2027-03-14T04:59:00.000Z',
    '2027-03-14T05:00:00.000Z',
    '2027-03-15T03:59:00.000Z',
    '2027-03-15T04:00:00.000Z',
  ]) {
    at(moment);
    counter.count('/about');
  }
  await counter.flush();
  at('2026-11-20T15:00:00.000Z');
  expect((await counted()).map(({ day, views }) => [day, views])).toEqual([
    ['2026-10-31', 1],
    ['2026-11-01', 2],
    ['2026-11-02', 1],
    ['2027-03-13', 1],
    ['2027-03-14', 2],
    ['2027-03-15', 1],
  ]);
});

test('Several processes add to the same counts without losing any', async () => {
  const { counterOf, counted } = await countingPractice();
  const counters = [counterOf(), counterOf(), counterOf()];
  for (let round = 0; round < 20; round += 1) {
    for (const [turn, counter] of counters.entries()) {
      for (const page of turn === 1 ? ['/contact', '/', '/about'] : ['/', '/about', '/contact']) {
        counter.count(page);
      }
    }
    await Promise.all(counters.map((counter) => counter.flush()));
  }
  expect(await counted()).toEqual(
    ['/', '/about', '/contact'].map((page) => ({ day: '2026-11-20', path: page, views: 60 })),
  );
});

test('Counts are written automatically', async () => {
  const { counter, counted } = await countingPractice();
  counter.count('/services');
  await vi.waitUntil(async () => (await counted()).length > 0, 15_000);
  expect(await counted()).toEqual([{ day: '2026-11-20', path: '/services', views: 1 }]);
});

test('Counts that could not be written are written with the next views', async () => {
  const { database, counted } = await countingPractice();
  const errors = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  let isShut = true;
  const shutAtFirst = Object.create(database, {
    write: {
      value: (job: Parameters<typeof database.write>[0]) =>
        isShut ? Promise.reject(new Error('shut')) : database.write(job),
    },
  });
  const counter = new PageViewCounter(shutAtFirst, () => new Date('2026-11-20T15:00:00.000Z'));
  counter.count('/about');
  await counter.flush();
  expect(errors).toHaveBeenCalledWith('Page views could not be written yet: Error');
  expect(await counted()).toEqual([]);
  isShut = false;
  counter.count('/about');
  await counter.flush();
  expect(await counted()).toEqual([{ day: '2026-11-20', path: '/about', views: 2 }]);
  errors.mockRestore();
});
