import { expect, test } from 'vitest';
import { RequestError } from '#web/platform/api/request.ts';
import { type BegunReports, beginReports, begunReportsText } from './begin-reports.ts';

const due = Array.from({ length: 200 }, (_, index) => ({
  clientId: index + 1,
  planId: index + 1,
  dueOn: '2026-11-13',
  daysAway: -7,
}));

/** Begins the reports; `begin` fails for some and `stopAt` is the number after which it is stopped. */
async function run(begin: (clientId: number) => unknown, stopAt = due.length) {
  const begun: number[] = [];
  const seen: BegunReports[] = [];
  const ended = await beginReports(due, {
    begin: async ({ clientId }) => {
      await begin(clientId);
      begun.push(clientId);
    },
    isStopped: () => begun.length >= stopAt,
    onProgress: (reports) => seen.push(reports),
  });
  return { begun, seen, ended };
}

test('Two hundred reports that are stopped in the middle leave those that were begun', async () => {
  const { begun, seen, ended } = await run(() => undefined, 120);
  expect(begun).toHaveLength(120);
  expect(seen.map((reports) => reports.begun)).toEqual([...Array(121).keys()]);
  expect(begunReportsText(ended)).toBe('120 of 200 drafts begun. Stopped: the other 80 were not begun.');
});

test('A refused report does not stop the others, and one that exists already is not counted as failed', async () => {
  const { begun, ended } = await run((clientId) => {
    if (clientId === 2) throw new RequestError(409, '409: The report for this due day was begun already');
    if (clientId === 3) throw new RequestError(404, '404: The requested client could not be found');
  });
  expect(begun).toHaveLength(198);
  expect(ended.failed).toEqual([
    { clientId: 3, dueOn: '2026-11-13', reason: '404: The requested client could not be found' },
  ]);
  expect(begunReportsText(ended)).toBe('198 of 200 drafts begun. 1 was begun already. 1 could not be begun.');
});

test.each([
  ['no reply', new Error('The server cannot be reached.')],
  ['a server that is down', new RequestError(503, '503: Down for a moment')],
])('%s ends the run without trying the rest', async (_, error) => {
  const { begun, ended } = await run((clientId) => {
    if (clientId === 8) throw error;
  });
  expect(begun).toHaveLength(7);
  expect(begunReportsText(ended)).toBe(`7 of 200 drafts begun. Begin the rest later: ${error.message}`);
});
