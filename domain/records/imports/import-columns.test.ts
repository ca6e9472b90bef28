import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsSeveral, isHeaderRow, matchColumns, targetOfHeader } from './import-columns.ts';

test.each([
  ['First Name', 'firstName'],
  ['fname', 'firstName'],
  ['FIRST_NAME', 'firstName'],
  ['firstName', 'firstName'],
  ["Child's First Name:", 'firstName'],
  ['Student Last Name', 'lastName'],
  ['Surname', 'lastName'],
  ['Client', 'fullName'],
  ['Patient Name', 'fullName'],
  ['Name', 'fullName'],
  ['DOB', 'dateOfBirth'],
  ['D.O.B.', 'dateOfBirth'],
  ['Date of Birth (MM/DD/YYYY)', 'dateOfBirth'],
  ['Birthdate', 'dateOfBirth'],
  ['E-mail', 'email'],
  ['Parent/Guardian Email', 'email'],
  ['Cell Phone', 'phone'],
  ['Phone #', 'phone'],
  ['Street Address', 'address'],
  ['ZIP Code', 'address'],
  ['Status', 'status'],
  ['Comments', 'notes'],
  ['Parent/Guardian', 'namedNote'],
  ['School', 'namedNote'],
  ['Student School', 'namedNote'],
  ['Diagnosis', 'namedNote'],
  ['ICD-10', 'namedNote'],
  ['Favorite animal', undefined],
  ['', undefined],
])('The column "%s" goes to %s', (header, target) => {
  expect(targetOfHeader(header)).toBe(target);
});

test.each([
  [
    ['First', 'Last', 'Name', 'DOB'],
    ['firstName', 'lastName', 'nothing', 'dateOfBirth'],
  ],
  [
    ['Child', 'Parent Email', 'Email', 'Home Phone', 'Cell'],
    ['fullName', 'email', 'namedNote', 'phone', 'namedNote'],
  ],
  [
    ['Street', 'City', 'State', 'Zip', 'Shoe size'],
    ['address', 'address', 'address', 'address', 'nothing'],
  ],
])('The columns %j go to %j', (headers, targets) => {
  expect(matchColumns(headers)).toEqual(targets);
});

test.each([
  [['First Name', 'Last Name'], true],
  [['Client', 'Favorite animal'], true],
  [['Ivy', 'Sample', '4/9/2018'], false],
  [['Ivy', 'Sample', 'active'], false],
  [[], false],
])('Whether %j names columns: %s', (cells, is) => {
  expect(isHeaderRow(cells)).toBe(is);
});

const header = fc.oneof(
  fc.string(),
  fc.constantFrom('First Name', 'Last', 'Name', 'DOB', 'Email', 'Phone', 'City', 'School', 'Notes', 'Status'),
);

test('No field that holds one value gets two columns, and letter case makes no difference', () => {
  fc.assert(
    fc.property(fc.array(header, { maxLength: 12 }), (headers) => {
      const targets = matchColumns(headers);
      expect(targets).toHaveLength(headers.length);
      const single = targets.filter((target) => !holdsSeveral(target));
      expect(new Set(single).size).toBe(single.length);
    }),
  );
  fc.assert(
    fc.property(fc.constantFrom('First Name', 'Date of Birth', 'Parent/Guardian', 'E-mail'), (text) => {
      expect(targetOfHeader(text.toUpperCase())).toBe(targetOfHeader(text.toLowerCase()));
    }),
  );
});
