import { describe, expect, test } from 'vitest';
import {
  afterTick,
  closedSchoolText,
  closingsOfPlaces,
  everySchool,
  isSchool,
  placesOfTicks,
  placesToClose,
} from './closed-places.ts';
import type { Closing } from './closing.ts';
import { closingsToAdd, withoutKnown } from './closings-to-add.ts';

const place = (id: number, name: string, kind = 'school', parentId: number | null = null) => ({
  id,
  name,
  kind,
  parentId,
  contract: null,
});
const district = place(1, 'Willow Bay', 'district');
const oak = place(2, 'Oak School', 'school', 1);
const elm = place(3, 'Elm School', 'school', 1);
const maple = place(4, 'Maple School');
const groups = placesToClose([maple, oak, district, elm, place(5, 'Nassau', 'county')]);

const closing = (organizationId: number | null, firstDay: string, reason: string): Closing => ({
  id: 1,
  therapistId: 1,
  firstDay,
  lastDay: firstDay,
  reason,
  organizationId,
  createdAt: '2026-09-01T12:00:00.000Z',
  updatedAt: '2026-09-01T12:00:00.000Z',
});

test.each([
  ['school', null, true],
  ['nonpublic-school', {}, true],
  ['preschool', null, true],
  ['daycare', null, true],
  ['boces', null, true],
  ['boces', {}, false],
  ['other', null, true],
  ['other', {}, false],
  ['district', null, false],
  ['county', null, false],
  ['agency', null, false],
])('Children may attend a %s with contract %o: %s', (kind, contract, expected) => {
  expect(isSchool({ kind, contract })).toBe(expected);
});

test('Districts come with their schools by name, then schools without a district; a county is never closed', () => {
  expect(groups).toEqual([
    { district, schools: [elm, oak] },
    { district: undefined, schools: [maple] },
  ]);
});

describe('A tick', () => {
  test.each([
    [[], 1, [1, 2, 3], [1]],
    [[1, 2, 3], 1, [], []],
    [[], 2, [2], [2]],
    [[2], 3, [2, 3], [3, 2]],
    [[1, 2, 3], 2, [3], [3]],
    [[3], 4, [3, 4], [3, 4]],
  ])('beside %o on %s leaves %o, closed as %o', (before, id, after, places) => {
    const ticked = afterTick(new Set(before), id, groups);
    expect([...ticked].sort()).toEqual(after);
    expect(placesOfTicks(ticked, groups)).toEqual(places);
  });
});

test('All schools are those of the districts with schools, and the districts whole', () => {
  const empty = { district: place(9, 'Empty Bay', 'district'), schools: [] };
  expect([...everySchool([...groups, empty])].sort()).toEqual([1, 2, 3, 4]);
});

test.each([
  [maple, '2026-11-11', 'Veterans Day at Maple School'],
  [maple, '2026-11-12', undefined],
  [oak, '2026-11-12', 'Conference day at Oak School'],
  [oak, '2026-11-11', undefined],
  [maple, '2026-11-13', undefined],
])('%o on %s: %s', (school, day, text) => {
  const closings = [
    closing(4, '2026-11-11', 'Veterans Day'),
    closing(1, '2026-11-12', 'Conference day'),
    closing(null, '2026-11-13', 'Away'),
  ];
  expect(closedSchoolText(day, school, closings)).toBe(text);
});

test('Schools that close together name the sessions to cancel once', () => {
  const snow = { firstDay: '2026-12-14', lastDay: '2026-12-14', reason: 'Snow day', cancels: [8, 9] };
  expect(closingsOfPlaces(snow, [3, 4])).toEqual([
    { ...snow, organizationId: 3 },
    { ...snow, organizationId: 4, cancels: [] },
  ]);
});

describe('A pasted line', () => {
  const typed = { firstDay: '2026-11-12', lastDay: '2026-11-12', reason: 'Conference day' };
  const known = [closing(1, '2026-11-12', 'Conference day')];
  test.each([
    [[null], 1],
    [[maple], 1],
    [[oak], 0],
    [[oak, maple], 1],
    [[district], 0],
    [[], 0],
  ])('for %o adds %s closings', (places, count) => {
    expect(closingsToAdd(typed, places, known)).toHaveLength(count);
  });

  test('is refused only where every place has it', () => {
    const read = { line: '11/12 Conference day', closing: typed };
    expect(withoutKnown(read, [oak, maple], known)).toBe(read);
    expect(withoutKnown(read, [oak], known)).toEqual({
      line: '11/12 Conference day',
      fault: 'These days are closed already',
    });
  });
});
