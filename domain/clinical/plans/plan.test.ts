import { describe, expect, test } from 'vitest';
import { buildPlan } from '#tests/builders/plan-builder.ts';
import { storedPlan } from '#tests/builders/stored-records.ts';
import { newPlan, nextReportDay, planFault, waiverText } from './plan.ts';

const diagnosis = 'A diagnosis code reads like F82 or R27.8';
const days = Array.from({ length: 13 }, (_, day) => `2026-10-${String(day + 1).padStart(2, '0')}`);

test.each<[object, string | undefined]>([
  [{}, undefined],
  [{ clientId: undefined }, 'Client is required'],
  [{ program: 'ei' }, 'Choose the program of the plan'],
  [{ title: '' }, 'Title is required'],
  [{ startsOn: '' }, 'Please enter the first day of the plan'],
  [{ endsOn: '2027-02-29' }, 'Please enter the last day of the plan'],
  [{ setting: 'bus' }, 'Choose a setting from the list'],
  [{ serviceText: 'a'.repeat(201) }, 'Please shorten this to 200 characters'],
  [{ precautions: 'a'.repeat(2_001) }, 'Please shorten this to 2,000 characters'],
  [{ reportDays: ['soon'] }, 'Please enter valid report days'],
  [{ reportDays: days }, 'Please use at most 12 report days'],
  [{ reportDays: ['2026-11-13', '2026-11-13'] }, 'Please name each report day once'],
  [{ diagnosisCodes: ['82F'] }, diagnosis],
  [{ diagnosisCodes: ['F82.'] }, diagnosis],
  [{ diagnosisCodes: ['F82', 'f82'] }, 'Please name each code once'],
  [{ diagnosisCodes: ['R27.8', 'F84.0', 'Z13.42', 'M62.89A12'] }, diagnosis],
  [{ procedureCodes: ['9753'] }, 'A procedure code reads like X1001'],
  [{ procedureCodes: ['X1001', '12345', '0001T'] }, undefined],
])('A new plan with %o: %s', (changes, message) => {
  const parsed = newPlan.safeParse({ ...buildPlan({ clientId: 1 }), ...changes });
  expect(parsed.error?.issues[0]?.message).toBe(message);
});

test('Codes are stored in capitals', () => {
  const plan = newPlan.parse(buildPlan({ clientId: 1, diagnosisCodes: [' r27.8 '] }));
  expect(plan.diagnosisCodes).toEqual(['R27.8']);
});

const waived = {
  dueOn: '2026-11-13',
  reason: 'The family moved away',
  waivedBy: 'Dana Example',
  waivedOn: '2026-11-20',
};

describe('The days of a plan', () => {
  const outside = 'Every report day must lie within the days of the plan';
  test.each([
    [{}, undefined],
    [{ endsOn: '2026-09-08', reportDays: [] }, undefined],
    [{ endsOn: '2026-09-07' }, 'The plan must not end before it begins'],
    [{ reportDays: ['2026-09-08', '2027-06-25'] }, undefined],
    [{ reportDays: ['2026-09-07'] }, outside],
    [{ reportDays: ['2027-06-26'] }, outside],
    [{ waivedReports: [waived], reportDays: ['2026-11-13'] }, undefined],
    [
      { waivedReports: [waived], reportDays: ['2027-02-05'] },
      'The report due Nov 13, 2026 is waived. Take the waiver back before you remove or change its day',
    ],
  ])('with %o: %s', (changes, message) => {
    expect(planFault({ ...storedPlan, waivedReports: [], ...changes })?.message).toBe(message);
  });

  test('determine when the next report is due', () => {
    const plan = { reportDays: ['2026-11-13', '2027-02-05'], waivedReports: [] };
    expect(nextReportDay(plan, '2026-11-13')).toBe('2026-11-13');
    expect(nextReportDay(plan, '2026-11-14')).toBe('2027-02-05');
    expect(nextReportDay(plan, '2027-02-06')).toBeUndefined();
    expect(nextReportDay({ ...plan, waivedReports: [waived] }, '2026-11-13')).toBe('2027-02-05');
  });
});

test('A waiver is read as a sentence', () => {
  expect(waiverText(waived)).toBe(
    'The report due Nov 13, 2026 was waived on Nov 20, 2026 by Dana Example: The family moved away',
  );
});
