import { expect, test } from 'vitest';
import { buildTerm } from '#tests/builders/mandate-builder.ts';
import type { MandateTerm } from './mandate.ts';
import { serviceOf } from './service-of.ts';

const plan = { serviceText: '2x30 grp', school: 'Maple St.' };
const organizations = [
  { id: 1, name: 'Maple Street School' },
  { id: 2, name: 'Willow Street School' },
];
const report = { from: '2026-09-14', until: '2026-11-20' };

interface Promised {
  schoolId?: number;
  delivery?: 'direct' | 'consult';
  endsOn?: string;
  terms?: Partial<MandateTerm>[];
}

const group = '2 × 30 weekly, group of 5, pull-out';
const consult: Promised = { delivery: 'consult', terms: [{ sessions: 1, minutes: 60, per: 'month' }] };

test.each<[string, Promised[], typeof report, [service: string, school: string]]>([
  ['without mandates', [], report, ['2x30 grp', 'Maple St.']],
  ['with a mandate', [{ schoolId: 1 }], report, [group, 'Maple Street School']],
  ['with a mandate without a school', [{}], report, [group, 'Maple St.']],
  [
    'with two mandates at one school',
    [{ schoolId: 1 }, { ...consult, schoolId: 1 }],
    report,
    [`${group}; 1 × 60 monthly, consult`, 'Maple Street School'],
  ],
  [
    'with mandates at two schools',
    [{ schoolId: 1 }, { schoolId: 2 }],
    report,
    [group, 'Maple Street School; Willow Street School'],
  ],
  [
    'with a mandate that ended before',
    [{ schoolId: 2, endsOn: '2026-09-30' }, consult],
    { from: '2026-10-01', until: '2026-11-20' },
    ['1 × 60 monthly, consult', 'Maple St.'],
  ],
  [
    'on the last day of a mandate',
    [{ schoolId: 1, endsOn: '2026-10-01' }],
    { from: '2026-10-01', until: '2026-10-01' },
    [group, 'Maple Street School'],
  ],
  [
    'on the day before a mandate begins',
    [{ schoolId: 1 }],
    { from: '2026-09-13', until: '2026-09-13' },
    ['2x30 grp', 'Maple St.'],
  ],
  [
    'on a day before a change',
    [{ terms: [{}, { startsOn: '2026-11-18', sessions: 3 }] }],
    { from: '2026-11-17', until: '2026-11-17' },
    [group, 'Maple St.'],
  ],
  [
    'in days with a change',
    [{ terms: [{}, { startsOn: '2026-11-18', sessions: 3 }] }],
    report,
    [`${group} (until Nov 17, 2026); 3 × 30 weekly, group of 5, pull-out (from Nov 18, 2026)`, 'Maple St.'],
  ],
  [
    'in days with two changes, of which one back',
    [{ terms: [{}, { startsOn: '2026-10-05', sessions: 3 }, { startsOn: '2026-11-02' }] }],
    report,
    [
      `${group} (until Oct 4, 2026); 3 × 30 weekly, group of 5, pull-out (Oct 5, 2026 – Nov 1, 2026); ${group} (from Nov 2, 2026)`,
      'Maple St.',
    ],
  ],
  [
    'in days with a change of the usual days alone',
    [{ terms: [{}, { startsOn: '2026-10-05', weekdays: ['Friday'] }] }],
    report,
    [group, 'Maple St.'],
  ],
  [
    'of a yearly mandate that changes',
    [
      {
        terms: [
          { sessions: 10, per: 'year', group: 1 },
          { startsOn: '2026-10-05', sessions: 12, per: 'year', group: 1 },
        ],
      },
    ],
    report,
    [
      '10 × 30 yearly, individual, pull-out (until Oct 4, 2026); 12 × 30 yearly, individual, pull-out (from Oct 5, 2026)',
      'Maple St.',
    ],
  ],
])('The service of a plan %s', (_, promised, days, [serviceText, school]) => {
  const mandates = promised.map(
    ({ schoolId = null, delivery = 'direct', endsOn = '2027-06-18', terms = [{}] }) => ({
      ...{ schoolId, delivery, endsOn },
      terms: terms.map(buildTerm),
    }),
  );
  expect(serviceOf(plan, mandates, organizations, days)).toEqual({ serviceText, school });
});
