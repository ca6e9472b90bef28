import { describe, expect, test } from 'vitest';
import { buildLogRow, buildServiceLog } from '#tests/builders/service-log-builder.ts';
import { attendanceLegend } from './attendance-codes.ts';
import { attendanceCsv } from './attendance-csv.ts';
import { attendanceMonths, boxesOf } from './attendance-grid.ts';
import { closingsText, logTotals, totalsText } from './log-totals.ts';
import type { LogRow } from './service-log.ts';

const missed = (status: LogRow['status'], missedReason: LogRow['missedReason']): Partial<LogRow> => ({
  status,
  missedReason,
  units: null,
  rate: null,
  cents: null,
});

describe('A day of an attendance log', () => {
  test.each<[string, Partial<LogRow>, string]>([
    ['30', {}, 'a session that took place'],
    ['MU/20', { makeUpFor: '2026-09-22', minutes: 20 }, 'a make-up'],
    ['CA', missed('absence', 'student-absent'), 'an absence'],
    ['CA', missed('absence', null), 'an absence without a reason'],
    ['CA', missed('cancelled', 'family-cancelled'), 'a session canceled by the family'],
    ['CA', { ...missed('absence', 'other'), makeUpFor: '2026-09-22' }, 'a make-up that is missed'],
    ['NS', missed('no-show', 'student-absent'), 'a no-show'],
    ['TA', missed('cancelled', 'provider-absent'), 'an absence of the therapist'],
    ['TM', missed('cancelled', 'provider-meeting'), 'a meeting'],
    ['SA', missed('cancelled', 'school-activity'), 'a school activity'],
    ['H', missed('cancelled', 'school-closed'), 'a closed school'],
    ['C', missed('cancelled', 'other'), 'another reason'],
    ['C', missed('cancelled', null), 'a canceled session without a reason'],
    ['H', { ...missed('cancelled', null), day: '2026-10-12' }, 'the same on a closed day'],
  ])('is marked %s for %j (%s)', (mark, change) => {
    const row = buildLogRow(change);
    expect(boxesOf(buildServiceLog({ rows: [row] })).get(row.day)?.marks).toEqual([mark]);
    const [code = ''] = mark.split('/');
    expect(attendanceLegend).toContain(/\d/.test(mark) ? code.replace(/\d+/, '30') : `${code} = `);
  });

  test('is closed without a session, empty before one, and has each of two sessions', () => {
    const rows = [
      buildLogRow({ day: '2026-10-13', status: 'scheduled' }),
      buildLogRow({ day: '2026-10-14' }),
      buildLogRow({ day: '2026-10-14', minutes: 45 }),
    ];
    const boxes = boxesOf(buildServiceLog({ rows }));
    expect(boxes.get('2026-10-12')).toMatchObject({ marks: ['H'], planned: [] });
    expect(boxes.get('2026-10-13')).toMatchObject({ marks: [], planned: ['10:30'] });
    expect(boxes.get('2026-10-14')?.marks).toEqual(['30', '45']);
  });
});

describe('The months of a log', () => {
  test('are weeks of the days of the school and of sessions', () => {
    const [october] = attendanceMonths(buildServiceLog({ rows: [buildLogRow({ day: '2026-10-10' })] }));
    expect(october?.name).toBe('October 2026');
    expect(october?.weekdays).toHaveLength(6);
    expect(october?.weeks).toHaveLength(5);
    expect(october?.weeks[0]?.map((box) => box?.day)).toEqual([
      ...[undefined, undefined, undefined],
      ...['2026-10-01', '2026-10-02', '2026-10-03'],
    ]);
  });

  test('begin and end with the mandate', () => {
    const log = buildServiceLog({ from: '2026-08-01', until: '2026-10-02', rows: [], school: null });
    const months = attendanceMonths(log);
    expect(months.map(({ name }) => name)).toEqual(['September 2026', 'October 2026']);
    const days = months.flatMap(({ weeks }) => weeks.flat());
    const inLog = days.filter((box) => box?.isInLog).map((box) => box?.day);
    expect([inLog[0], inLog.at(-1), inLog.length]).toEqual(['2026-09-14', '2026-10-02', 15]);
  });

  test('of a school from Sunday to Thursday begin on Sunday', () => {
    const school = {
      name: 'Cedar Day School',
      weekdays: ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday'] as const,
    };
    const log = buildServiceLog({
      from: '2028-02-01',
      until: '2028-02-29',
      mandate: { ...buildServiceLog().mandate, startsOn: '2028-02-01', endsOn: '2028-06-30' },
      school: { ...school, weekdays: [...school.weekdays] },
      rows: [],
    });
    const [february] = attendanceMonths(log);
    expect(february?.weekdays).toEqual(school.weekdays);
    expect(february?.weeks.at(-1)?.map((box) => box?.day)).toEqual([
      ...['2028-02-27', '2028-02-28', '2028-02-29'],
      ...[undefined, undefined],
    ]);
  });
});

test('The sums of a log are a sentence, and those of its months stand in the spreadsheet', () => {
  const rows = [
    buildLogRow(),
    buildLogRow({ day: '2026-10-08', makeUpFor: '2026-09-22', minutes: 20, units: 67 }),
    buildLogRow({ day: '2026-10-13', ...missed('absence', null) }),
    buildLogRow({ day: '2026-10-15', ...missed('cancelled', 'provider-absent') }),
    buildLogRow({ day: '2026-11-03', ...missed('scheduled', null) }),
  ];
  const log = buildServiceLog({ rows, until: '2026-11-30' });
  expect(totalsText(logTotals(log))).toBe(
    '2 sessions took place, 50 minutes, 1 of them a make-up (20 minutes). 1.67 units. Missed: 1 CA, 1 TA. 1 session planned.',
  );
  const [, october = '', november = ''] = attendanceCsv([log]).split('\r\n');
  expect(october).toContain('"October 2026",,,,,,"30",,"MU/20",,,,"H","CA",,"TA"');
  expect(october).toMatch(/,2,50,1,1\.67$/);
  expect(november).toMatch(/"November 2026",,.*,0,0,0,$/);
});

test('The closed days of a log are named once for each run', () => {
  const closedDays = [
    { day: '2026-10-12', name: 'Columbus Day' },
    { day: '2026-11-26', name: 'Thanksgiving' },
    { day: '2026-11-27', name: 'Thanksgiving' },
  ];
  expect(closingsText({ closedDays, until: '2026-11-30' })).toBe(
    'Oct 12 Columbus Day, Nov 26 to Nov 27 Thanksgiving',
  );
});
