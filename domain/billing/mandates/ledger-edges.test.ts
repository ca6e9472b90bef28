import { describe, expect, test } from 'vitest';
import type { Policy } from '#domain/billing/organizations/contract.ts';
import type { Day } from '#domain/platform/dates.ts';
import { countOwed, momentOn, owedMandate, owedSession, schoolSource } from '#tests/builders/owed-year.ts';
import type { LedgerSession } from './ledger-history.ts';
import { policyPresets } from './policy-presets.ts';

// Four weeks without closings but October 12, counted the day after: 8 sessions, 240 minutes.
const fourWeeks = owedMandate([{ startsOn: '2026-10-05' }], { endsOn: '2026-10-30' });
const usualDays = ['06', '08', '13', '15', '20', '22', '27', '29'].map((date) => `2026-10-${date}`);

/** The usual sessions of four weeks, all completed but for the changes of some, and others beside them. */
function monthWith(changed: Record<Day, Partial<LedgerSession>>, others: LedgerSession[] = []) {
  return [...usualDays.map((day) => owedSession(day, changed[day])), ...others];
}

function count(sessions: LedgerSession[], changes: Parameters<typeof countOwed>[0] = {}) {
  return countOwed({ mandate: fourWeeks, sessions, on: '2026-10-31', ...changes });
}

const away = { status: 'cancelled', missedReason: 'provider-absent' } as const;
const makeUpOf = (missed: Day, changes: Partial<LedgerSession> = {}) => ({
  makesUpFor: momentOn(missed),
  ...changes,
});

describe('A session', () => {
  test('longer than promised covers no more than its week owes', () => {
    expect(count(monthWith({ '2026-10-06': { duration: 45 } }))).toMatchObject({ covered: 240, over: 15 });
  });

  test('longer than promised covers part of another in its week', () => {
    const ledger = count(monthWith({ '2026-10-06': { duration: 45 }, '2026-10-08': away }));
    expect(ledger).toMatchObject({ covered: 225, over: 0, open: 15 });
  });

  test('late in the evening counts on its own day', () => {
    const late = owedSession('2026-10-11', { date: '2026-10-12T03:30:00.000Z' });
    const { periods } = count(monthWith({ '2026-10-08': away }, [late]));
    expect(periods.map(({ covered, over }) => [covered, over])).toEqual([
      [60, 0],
      [60, 0],
      [60, 0],
      [60, 0],
    ]);
  });

  test('beyond the days of the mandate is over', () => {
    const ledger = count(monthWith({}, [owedSession('2026-10-02'), owedSession('2026-10-31')]));
    expect(ledger).toMatchObject({ covered: 240, over: 60, delivered: 300 });
  });

  test('of later days leaves a mandate that was ended back to a past day', () => {
    const ended = owedMandate([{ startsOn: '2026-10-05' }], { endsOn: '2026-10-16' });
    expect(count(monthWith({}), { mandate: ended })).toMatchObject({ owed: 120, covered: 120, over: 120 });
  });

  test('still scheduled yesterday is unanswered, and to be made up', () => {
    const ledger = count(monthWith({ '2026-10-29': { status: 'scheduled' } }));
    expect(ledger).toMatchObject({ open: 30, openSince: '2026-10-29' });
    expect(ledger.reasons.map(({ reason }) => reason)).toEqual(['unanswered']);
  });

  test('canceled without a reason has that of a closing of its day', () => {
    const closing = { organizationId: 1, firstDay: '2026-10-22', lastDay: '2026-10-22' };
    const ofPractice = { organizationId: null, firstDay: '2026-10-27', lastDay: '2026-10-27' };
    const ledger = count(
      monthWith({
        '2026-10-22': { status: 'cancelled' },
        '2026-10-27': { status: 'cancelled' },
        '2026-10-29': { status: 'cancelled' },
      }),
      { source: schoolSource([closing, ofPractice]) },
    );
    expect(ledger.reasons.map(({ reason }) => reason)).toEqual([
      'provider-absent',
      'school-closed',
      'not-said',
    ]);
  });
});

describe('A make-up', () => {
  test('that is itself missed leaves the first miss open', () => {
    const ledger = count(
      monthWith({ '2026-10-06': away }, [owedSession('2026-10-16', makeUpOf('2026-10-06', away))]),
    );
    expect(ledger).toMatchObject({ open: 30, madeUp: 0, toMakeUp: 30 });
  });

  test('after a missed make-up names the first miss', () => {
    const missed = owedSession('2026-10-16', makeUpOf('2026-10-06', away));
    const next = owedSession('2026-10-23', makeUpOf('2026-10-06'));
    expect(count(monthWith({ '2026-10-06': away }, [missed, next]))).toMatchObject({ open: 0, madeUp: 30 });
  });

  test('of a miss that was restored to scheduled is over', () => {
    const sessions = monthWith({ '2026-10-06': { status: 'scheduled' } }, [
      owedSession('2026-10-09', makeUpOf('2026-10-06')),
    ]);
    expect(count(sessions)).toMatchObject({ covered: 210, madeUp: 0, over: 30, open: 30, missing: 30 });
  });

  test('before the miss fills it once the week is finished', () => {
    const sessions = monthWith({ '2026-10-29': away }, [owedSession('2026-10-23', makeUpOf('2026-10-29'))]);
    expect(count(sessions)).toMatchObject({ open: 0, madeUp: 30, over: 0 });
    expect(count(sessions, { on: '2026-10-26' })).toMatchObject({ open: 0, madeUp: 0, over: 0, running: 30 });
  });

  test('of 15 minutes, twice, fills 30', () => {
    const halves = ['2026-10-16', '2026-10-23'].map((day) =>
      owedSession(day, makeUpOf('2026-10-06', { duration: 15 })),
    );
    expect(count(monthWith({ '2026-10-06': away }, halves))).toMatchObject({ open: 0, madeUp: 30, over: 0 });
    expect(count(monthWith({ '2026-10-06': away }, halves.slice(1)))).toMatchObject({ open: 15, madeUp: 15 });
  });

  test('of more minutes than were missed is over by the rest', () => {
    const long = owedSession('2026-10-16', makeUpOf('2026-10-06', { duration: 45 }));
    expect(count(monthWith({ '2026-10-06': away }, [long]))).toMatchObject({ open: 0, madeUp: 30, over: 15 });
  });

  test.each<[string, Partial<LedgerSession>]>([
    ['scheduled again', { status: 'scheduled' }],
    ['completed after all', {}],
  ])('of a session that is %s becomes over', (_, restored) => {
    const makeUp = owedSession('2026-10-16', makeUpOf('2026-10-29'));
    const ledger = count(monthWith({ '2026-10-29': restored }, [makeUp]), { on: '2026-10-28' });
    expect(ledger).toMatchObject({ madeUp: 0, over: 30 });
  });

  test('that was declined after it took place counts, and nothing is open', () => {
    const makeUp = owedSession('2026-10-16', makeUpOf('2026-10-06', { duration: 20 }));
    const ledger = count(
      monthWith({ '2026-10-06': { ...away, makeUpDeclined: 'The family, by phone' } }, [makeUp]),
    );
    expect(ledger).toMatchObject({ excused: 30, toMakeUp: 0, madeUp: 20, open: 0, over: 0 });
    expect(ledger.words).toBe(
      '8 sessions owed since Oct 5. 210 of 240 minutes took place in their week, 20 were made up, 10 are excused, 0 are open.',
    );
  });

  test('of an excused absence counts as made up, not as over', () => {
    const absence = { status: 'absence', missedReason: 'student-absent' } as const;
    const makeUp = owedSession('2026-10-16', makeUpOf('2026-10-06'));
    expect(count(monthWith({ '2026-10-06': absence }, [makeUp]))).toMatchObject({
      excused: 30,
      madeUp: 30,
      over: 0,
    });
  });

  test('of a miss of the same week needs no make-up if it is not named as one', () => {
    const sessions = monthWith({ '2026-10-06': away }, [owedSession('2026-10-09')]);
    expect(count(sessions)).toMatchObject({ covered: 240, toMakeUp: 0, over: 0 });
  });

  test('that took place today is not planned as well', () => {
    const policy: Policy = { ...policyPresets.iep, makeUp: ['provider-absent'] };
    const makeUp = owedSession('2026-10-31', makeUpOf('2026-10-06', { duration: 15 }));
    const ledger = count(monthWith({ '2026-10-06': away }, [makeUp]), { policy });
    expect(ledger).toMatchObject({ madeUp: 15, open: 15, plannedMakeUps: 0, missing: 15 });
  });

  test('that is scheduled is shown as planned', () => {
    const sessions = monthWith({ '2026-10-06': away }, [
      owedSession('2026-11-03', makeUpOf('2026-10-06', { status: 'scheduled' })),
    ]);
    expect(count(sessions)).toMatchObject({ open: 30, plannedMakeUps: 30, missing: 0 });
  });
});

describe('A gap is to be made up', () => {
  const policyUntil = (until: Policy['until']): Policy => ({ ...policyPresets.iep, until });
  test.each<[string, Policy['until'], Day, Day]>([
    ['until the mandate ends', { kind: 'mandate' }, '2026-10-06', '2026-10-30'],
    ['by the end of its month', { kind: 'month' }, '2026-10-06', '2026-10-31'],
    ['within 30 days', { kind: 'days', days: 30 }, '2026-10-06', '2026-11-05'],
  ])('%s', (_, until, day, by) => {
    const sessions = monthWith({ [day]: away });
    const ledger = (on: Day) => count(sessions, { policy: policyUntil(until), on });
    expect(ledger(by)).toMatchObject({ makeUpBy: by, late: 0 });
    const dayAfter = new Date(Date.parse(`${by}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);
    expect(ledger(dayAfter)).toMatchObject({ late: 30, flag: 'at-risk' });
  });

  test('from the last day of its week where a closing left no session', () => {
    // October 20 is a Tuesday, and its week ends on October 25.
    const storm = { organizationId: 1, firstDay: '2026-10-20', lastDay: '2026-10-20' };
    const sessions = monthWith({}).filter(({ day }) => day !== '2026-10-20');
    const policy: Policy = { ...policyPresets.cpse, until: { kind: 'days', days: 10 } };
    const ledger = count(sessions, { source: schoolSource([storm]), policy });
    expect(ledger).toMatchObject({ openSince: '2026-10-20', makeUpBy: '2026-11-04' });
  });

  test('from the last day of its week where no session stood', () => {
    const sessions = monthWith({}).filter(({ day }) => day !== '2026-10-06');
    const ledger = count(sessions, { policy: policyUntil({ kind: 'days', days: 10 }), on: '2026-10-12' });
    expect(ledger).toMatchObject({ openSince: '2026-10-11', makeUpBy: '2026-10-21' });
  });
});

describe('A calendar', () => {
  test('that is changed in March for October changes the ledger', () => {
    const sessions = monthWith({ '2026-10-22': away });
    const storm = { organizationId: 1, firstDay: '2026-10-20', lastDay: '2026-10-23' };
    expect(count(sessions)).toMatchObject({ owedSessions: 8, open: 30 });
    expect(count(sessions, { source: schoolSource([storm]) })).toMatchObject({ owedSessions: 7, open: 0 });
  });

  test('without an open day owes nothing, and says so', () => {
    const recess = owedMandate([{ startsOn: '2026-12-24' }], { endsOn: '2026-12-31' });
    expect(count([], { mandate: recess, on: '2027-01-15' })).toMatchObject({
      openDays: 0,
      owed: 0,
      flag: 'on-track',
      words: 'No sessions are owed: the mandate has no open day.',
    });
  });

  test('that is closed on the first day of the mandate owes the rest of the week', () => {
    const mandate = owedMandate([{ startsOn: '2026-10-12' }], { endsOn: '2026-10-16' });
    expect(count(monthWith({}), { mandate })).toMatchObject({ owed: 60, covered: 60 });
  });

  test('with Sundays has a week that ends with one', () => {
    const source = {
      organizations: [{ id: 1, parentId: null, weekdays: ['Sunday', 'Monday', 'Tuesday'] as const }],
      closings: [{ organizationId: 1, firstDay: '2026-12-25', lastDay: '2026-12-25' }],
    };
    const [week] = count(monthWith({}), { source, on: '2026-10-11' }).periods;
    expect(week).toMatchObject({ from: '2026-10-05', until: '2026-10-11', isFinished: false });
    expect(count(monthWith({}), { source, on: '2026-10-12' }).periods[0]).toMatchObject({ isFinished: true });
  });

  test('of the practice excuses its closed days where the school has none', () => {
    const source = {
      ...schoolSource(),
      closings: [{ organizationId: null, firstDay: '2026-10-20', lastDay: '2026-10-20' }],
    };
    const sessions = monthWith({}).filter(({ day }) => day !== '2026-10-20');
    expect(count(sessions, { source })).toMatchObject({ isPracticeCalendar: true, excused: 30, open: 0 });
  });

  test('leaves a debt where the therapist is away and the school is open', () => {
    const source = schoolSource([{ organizationId: null, firstDay: '2026-10-20', lastDay: '2026-10-20' }]);
    const sessions = monthWith({}).filter(({ day }) => day !== '2026-10-20');
    expect(count(sessions, { source })).toMatchObject({
      isPracticeCalendar: false,
      open: 30,
      reasons: [{ reason: 'provider-absent', owner: 'therapist', minutes: 30 }],
    });
  });
});

describe('A year', () => {
  const year = owedMandate([{ startsOn: '2026-09-03', per: 'year', sessions: 10, weekdays: [] }], {
    endsOn: '2027-06-25',
  });
  const sessionsOn = (...days: Day[]) => days.map((day) => owedSession(day));

  test('has sessions ahead of what is due', () => {
    const ledger = count(sessionsOn('2026-09-10', '2026-09-17', '2026-10-01'), {
      mandate: year,
      on: '2026-11-21',
    });
    expect(ledger).toMatchObject({ owed: 60, covered: 60, running: 30, over: 0, missing: 210 });
    expect(ledger.current).toMatchObject({ per: 'year', completed: 3, sessions: 10, isFinished: false });
    expect(ledger.words).toBe(
      '2 sessions owed since Sep 3. 60 of 60 minutes took place, 0 were made up, 0 are excused, 0 are open.',
    );
  });

  test('is open since no day to come', () => {
    const ledger = count([], { mandate: year, on: '2026-11-21' });
    expect(ledger).toMatchObject({ open: 60, openSince: null, makeUpBy: '2027-06-25' });
    expect(ledger.remarks).not.toContainEqual(expect.stringMatching(/^open since/));
  });

  test('is over only beyond all of its sessions', () => {
    const days = Array.from({ length: 11 }, (_, place) => `2026-10-${10 + place}`);
    const ledger = count(sessionsOn(...days), { mandate: year, on: '2026-11-21' });
    expect(ledger).toMatchObject({ covered: 60, running: 240, over: 30, missing: 0 });
  });

  test('lets later sessions fill what is open', () => {
    const planned = Array.from({ length: 10 }, (_, place) => {
      return owedSession(`2027-03-${10 + place}`, { status: 'scheduled' });
    });
    expect(count(planned, { mandate: year, on: '2026-11-21' })).toMatchObject({
      open: 60,
      planned: 300,
      missing: 0,
    });
  });
});
