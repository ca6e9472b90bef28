import { expect, test } from 'vitest';
import { earlierScores } from './earlier-scores.ts';

const dated = (on: string, test: string, subtest: string | null = null) => ({
  on,
  isSigned: true,
  row: {
    ...{ test, subtest, raw: null, standard: '85' },
    ...{ percentile: null, ageEquivalent: null, descriptor: null },
  },
});
const others = [
  dated('2023-10-02', 'Sample Motor Test', 'Balance'),
  dated('2024-10-02', 'sample motor  test ', 'Manual Dexterity'),
  dated('2025-10-02', 'Sample Motor Test', 'Balance'),
  dated('2025-10-02', 'Sample Visual Test'),
  dated('2025-10-02', '', 'Balance'),
  dated('2027-10-02', 'Sample Motor Test', 'Balance'),
];

test.each<[string, string | null, string[]]>([
  ['Sample Motor Test', null, ['2025-10-02', '2024-10-02', '2023-10-02']],
  ['Sample Motor Test', ' ', ['2025-10-02', '2024-10-02', '2023-10-02']],
  ['Sample Motor Test', 'balance', ['2025-10-02', '2023-10-02']],
  ['sample visual test', null, ['2025-10-02']],
  ['Sample Visual Test', 'Balance', []],
  ['Sample Motor', null, []],
  [' ', null, []],
])('The earlier results of "%s", subtest "%s"', (name, subtest, days) => {
  const { row } = dated('2026-11-13', name, subtest);
  expect(earlierScores(row, others, '2026-11-13').map(({ on }) => on)).toEqual(days);
});
