import { describe, expect, test } from 'vitest';
import { countOwed, momentOn, owedMandate, owedSession } from '#tests/builders/owed-year.ts';
import type { LedgerSession } from './ledger-history.ts';

const threeWeeks = owedMandate([{ startsOn: '2026-10-13' }], { endsOn: '2026-10-30' });
const away = { status: 'cancelled', missedReason: 'provider-absent' } as const;

/** Two weeks with what was missed, and a third whose usual sessions took place. */
function offersOf(missed: LedgerSession[], extra: LedgerSession[], on = '2026-10-31') {
  const others = ['2026-10-13', '2026-10-15', '2026-10-20', '2026-10-22'].filter((day) =>
    missed.every((session) => session.day !== day),
  );
  const took = [...others, '2026-10-27', '2026-10-29'].map((day) => owedSession(day));
  const { offers } = countOwed({ mandate: threeWeeks, sessions: [...took, ...missed, ...extra], on });
  return offers.map(({ day, missedDay, makesUpFor }) => {
    expect(makesUpFor).toBe(momentOn(missedDay));
    return `${day.slice(5)} for ${missedDay.slice(5)}`;
  });
}

describe('A session beyond what is owed is offered as a make-up', () => {
  test.each<[string, LedgerSession[], LedgerSession[], string[]]>([
    ['not without a miss', [], [owedSession('2026-10-28')], []],
    ['not without an extra session', [owedSession('2026-10-13', away)], [], []],
    [
      'for the only miss',
      [owedSession('2026-10-13', away)],
      [owedSession('2026-10-28')],
      ['10-28 for 10-13'],
    ],
    [
      'for the oldest miss',
      [owedSession('2026-10-15', away), owedSession('2026-10-20', away)],
      [owedSession('2026-10-28')],
      ['10-28 for 10-15'],
    ],
    [
      'for the oldest miss that it does not exceed',
      [owedSession('2026-10-13', { duration: 20 }), owedSession('2026-10-20', away)],
      [owedSession('2026-10-28')],
      ['10-28 for 10-20'],
    ],
    [
      'for a short session, if nothing else is open',
      [owedSession('2026-10-13', { duration: 20 })],
      [owedSession('2026-10-28')],
      ['10-28 for 10-13'],
    ],
    [
      'each for another miss, the later one first',
      [owedSession('2026-10-13', away), owedSession('2026-10-20', away)],
      [owedSession('2026-10-28'), owedSession('2026-10-30')],
      ['10-30 for 10-13', '10-28 for 10-20'],
    ],
    [
      'two for one miss if they are shorter',
      [owedSession('2026-10-13', away)],
      [owedSession('2026-10-28', { duration: 15 }), owedSession('2026-10-30', { duration: 15 })],
      ['10-30 for 10-13', '10-28 for 10-13'],
    ],
    [
      'the latest, if all are on usual days',
      [owedSession('2026-10-13', away)],
      [owedSession('2026-10-27', { date: '2026-10-27T18:00:00.000Z' })],
      ['10-29 for 10-13'],
    ],
    [
      'not once the miss was declined',
      [owedSession('2026-10-13', { ...away, makeUpDeclined: 'Family' })],
      [owedSession('2026-10-28')],
      [],
    ],
  ])('%s', (_, missed, extra, offers) => {
    expect(offersOf(missed, extra)).toEqual(offers);
  });

  test('not before its week is finished', () => {
    const [missed, extra] = [owedSession('2026-10-13', away), owedSession('2026-10-28')];
    expect(offersOf([missed], [extra], '2026-10-30')).toEqual([]);
  });

  test('not if its week needs a part of it', () => {
    const week = ['2026-10-27', '2026-10-28', '2026-10-29'].map((day) => owedSession(day, { duration: 25 }));
    const sessions = [owedSession('2026-10-20', away), ...week];
    const ledger = countOwed({ mandate: threeWeeks, sessions, on: '2026-10-31' });
    expect(ledger).toMatchObject({ over: 15, offers: [] });
  });
});
