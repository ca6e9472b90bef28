import { expect, test } from 'vitest';
import { pageRuns } from './page-runs.ts';
import { LINES_A_PAGE } from './text-lines.ts';

test.each<[string, number[], number[][]]>([
  ['nothing is one empty run', [], [[]]],
  ['what fits stays together', [1, 1.5, 0.5], [[1, 1.5, 0.5]]],
  ['what does not fit any more begins the next run', [2, 1.5, 1, 1], [[2], [1.5, 1], [1]]],
  ['what is longer than a run has one of its own', [9, 1, 9], [[9], [1], [9]]],
])('%s', (_, pages, runs) => {
  expect(pageRuns(pages, (each) => each * LINES_A_PAGE)).toEqual(runs);
});
