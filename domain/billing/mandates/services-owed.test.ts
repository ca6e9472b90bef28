import { describe, expect, test } from 'vitest';
import {
  behindText,
  filterOwed,
  groupBySchool,
  type OwedFilter,
  planningText,
  runningServices,
  toMakeUpText,
} from './services-owed.ts';

const on = '2026-11-21';
const ada = {
  clientId: 1,
  on,
  endsOn: '2027-06-18',
  flag: 'on-track',
  open: 50,
  schoolId: 5,
  payerId: 9,
  program: 'iep',
} as const;
const ben = {
  ...ada,
  clientId: 2,
  flag: 'behind',
  open: 80,
  schoolId: null,
  payerId: null,
  program: 'private',
} as const;
const cleo = { ...ada, clientId: 3, flag: 'at-risk', open: 140, endsOn: '2026-12-21', schoolId: 4 } as const;
const dee = { ...ada, clientId: 4, flag: null, open: 0, endsOn: '2026-11-20', program: 'cpse' } as const;
const all = [ada, ben, cleo, dee];

describe('The list of services owed', () => {
  test.each<[string, OwedFilter, number[]]>([
    ['all', {}, [1, 2, 3, 4]],
    ['those behind, with those at risk', { flag: 'behind' }, [2, 3]],
    ['those at risk', { flag: 'at-risk' }, [3]],
    ['those on track', { flag: 'on-track' }, [1]],
    ['a school', { schoolId: 5 }, [1, 4]],
    ['those without a school', { schoolId: null }, [2]],
    ['a payer', { payerId: 9 }, [1, 3, 4]],
    ['those that the family pays', { payerId: null }, [2]],
    ['a program', { program: 'cpse' }, [4]],
    ['those that end within 30 days', { isEndingSoon: true }, [3]],
    ['what several filters leave', { schoolId: 4, flag: 'behind' }, [3]],
  ])('shows %s', (_, filter, clients) => {
    expect(filterOwed(all, filter).map(({ clientId }) => clientId)).toEqual(clients);
  });

  test('keeps a mandate until 30 days after its end', () => {
    const ended = (endsOn: string) => runningServices([{ on, endsOn }]).length;
    expect([ended('2026-11-21'), ended('2026-10-22'), ended('2026-10-21')]).toEqual([1, 1, 0]);
  });

  test('is grouped by school, by name, those without one last', () => {
    const names = {
      school: (id: number) => (id === 4 ? 'Zoo School' : 'Maple Street School'),
      child: (id: number) => ['', 'Zoe', 'Ben', 'Cleo', 'Abe'][id] ?? '',
    };
    const groups = groupBySchool(all, names).map(({ name, services }) => [
      name,
      services.map(({ clientId }) => clientId),
    ]);
    expect(groups).toEqual([
      ['Maple Street School', [4, 1]],
      ['Zoo School', [3]],
      ['No school', [2]],
    ]);
  });
});

test.each([
  [[], ''],
  [[ada, dee], ''],
  [[ada, ben], '1 child behind: 80 minutes to make up'],
  [[ben, cleo, { ...cleo, open: 40 }], '2 children behind: 260 minutes to make up'],
  [[{ ...ben, open: 0 }], '1 child behind'],
])('The line of the dashboard says how far children are behind', (services, text) => {
  expect(behindText(services)).toBe(text);
});

test.each([
  [{ open: 0, makeUpBy: null, on }, 'Nothing'],
  [{ open: 50, makeUpBy: '2027-06-18', on }, '50 min by Jun 18, 2027'],
  [{ open: 50, makeUpBy: '2026-12-18', on }, '50 min by Dec 18'],
])('What is to be made up is said with its day', (service, text) => {
  expect(toMakeUpText(service)).toBe(text);
});

test('Minutes that are not planned are shown', () => {
  expect([planningText({ missing: 0 }), planningText({ missing: 90 })]).toEqual([
    'All planned',
    '90 min not planned',
  ]);
});
