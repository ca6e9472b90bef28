import { describe, expect, test } from 'vitest';
import type { Day } from '#domain/platform/dates.ts';
import { countOwed, owedMandate, owedSession } from '#tests/builders/owed-year.ts';
import { gapReasonLabels } from './gap-reasons.ts';
import { ledgerFlagLabels } from './ledger-shapes.ts';
import type { MandateTerm } from './mandate.ts';

describe('A ledger in words', () => {
  test.each<[string, Partial<MandateTerm>[], Day, string]>([
    ['before its first day', [{}], '2026-09-13', 'No sessions are owed before Sep 14.'],
    ['in its first week', [{}], '2026-09-14', 'No sessions are owed yet since Sep 14.'],
    [
      'with one session',
      [{ sessions: 1 }],
      '2026-09-19',
      '1 session owed since Sep 14. 30 of 30 minutes took place in their week, 0 were made up, 0 are excused, 0 are open.',
    ],
    [
      'of a month',
      [{ per: 'month' }],
      '2026-10-01',
      '1 session owed since Sep 14. 30 of 30 minutes took place in their month, 0 were made up, 0 are excused, 0 are open.',
    ],
    [
      'of a cycle',
      [{ per: 'cycle', cycleDays: 5 }],
      '2026-09-19',
      '2 sessions owed since Sep 14. 30 of 60 minutes took place in their cycle, 0 were made up, 0 are excused, 30 are open.',
    ],
    [
      'of periods of two kinds, in the next year',
      [{ sessions: 1 }, { startsOn: '2026-12-01', per: 'month', weekdays: [] }],
      '2027-02-01',
      '16 sessions owed since Sep 14, 2026. 30 of 480 minutes took place in their period, 0 were made up, 60 are excused, 390 are open.',
    ],
  ])('%s', (_, terms, on, words) => {
    const sessions = [owedSession('2026-09-15')];
    expect(countOwed({ mandate: owedMandate(terms), sessions, on }).words).toBe(words);
  });

  test('counts single minutes as one', () => {
    const mandate = owedMandate([{ startsOn: '2026-09-14', sessions: 1 }], { endsOn: '2026-09-18' });
    const sessions = [owedSession('2026-09-15', { duration: 29 })];
    expect(countOwed({ mandate, sessions, on: '2026-09-19' }).words).toBe(
      '1 session owed since Sep 14. 29 of 30 minutes took place in their week, 0 were made up, 0 are excused, 1 is open.',
    );
  });

  test('has different words for every reason and flag', () => {
    const words = [...Object.values(gapReasonLabels), ...Object.values(ledgerFlagLabels)];
    expect(new Set(words).size).toBe(14);
  });
});
