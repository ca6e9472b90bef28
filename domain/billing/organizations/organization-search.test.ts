import { expect, test } from 'vitest';
import { findOrganizations } from './organization-search.ts';

const all: Parameters<typeof findOrganizations>[0] = [
  { id: 1, name: 'Maple Street School', kind: 'school', parentId: 3, people: [] },
  {
    id: 2,
    name: 'St. James Preschool',
    kind: 'preschool',
    parentId: null,
    people: [{ name: 'Inés Ruiz', role: null, email: null, phone: null }],
  },
  { id: 3, name: 'Willow Bay Schools', kind: 'district', parentId: null, people: [] },
];

test.each([
  ['', [1, 2, 3]],
  ['  ', [1, 2, 3]],
  ['maple', [1]],
  ['STJAMES', [2]],
  ['willow bay', [1, 3]],
  ['district', [3]],
  ['ines', [2]],
  ['oak', []],
])('The search "%s" finds %o by name', (typed, ids) => {
  expect(findOrganizations(all, typed).map(({ id }) => id)).toEqual(ids);
});
