import fc from 'fast-check';
import { expect, test } from 'vitest';
import { holdsSeveral } from './column-targets.ts';
import { furtherChildColumns, isHeaderRow, matchColumns, targetOfHeader } from './import-columns.ts';

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
  ['Parent First Name', 'namedNote'],
  ['Mother’s Name', 'namedNote'],
  ['Name (Parent)', 'namedNote'],
  ['Name (Child)', 'fullName'],
  ['First Name of Student', 'firstName'],
  ['DOB - Child', 'dateOfBirth'],
  ['Guardian 1 Email', 'email'],
  ['Guardian 2 Email', 'namedNote'],
  ['Guardian 1 Date of Birth', 'namedNote'],
  ['Emergency Contact Phone', 'namedNote'],
  ['Teacher Email', 'namedNote'],
  ['Work Phone', 'namedNote'],
  ['Primary Phone', 'phone'],
  ['Home Postal Code', 'address'],
  ['Business Street', 'namedNote'],
  ['Client ID', 'namedNote'],
])('The column "%s" goes to %s, by the person that it names', (header, target) => {
  expect(targetOfHeader(header)).toBe(target);
});

test.each<[string, string[], string[]]>([
  [
    'a form of the practice: parent first',
    [
      'First Name',
      'Last Name',
      'Email',
      'Phone',
      "Child's First Name",
      "Child's Last Name",
      "Child's Date of Birth",
    ],
    ['namedNote', 'namedNote', 'email', 'phone', 'firstName', 'lastName', 'dateOfBirth'],
  ],
  [
    'the child behind the parent, in one column each',
    ['Name', 'Date of Birth', 'Student', 'Student DOB'],
    ['namedNote', 'namedNote', 'fullName', 'dateOfBirth'],
  ],
  [
    'one last name for both',
    ['First Name', 'Last Name', 'Patient First Name', 'DOB'],
    ['namedNote', 'lastName', 'firstName', 'dateOfBirth'],
  ],
  [
    'Google Contacts',
    [
      'First Name',
      'Middle Name',
      'Last Name',
      'Birthday',
      'Notes',
      'Labels',
      'E-mail 1 - Label',
      'E-mail 1 - Value',
      'E-mail 2 - Value',
      'Phone 1 - Label',
      'Phone 1 - Value',
      'Address 1 - Formatted',
      'Address 1 - Street',
      'Address 1 - City',
      'Zodiac',
    ],
    [
      'firstName',
      'namedNote',
      'lastName',
      'dateOfBirth',
      'notes',
      'namedNote',
      'nothing',
      'email',
      'namedNote',
      'nothing',
      'phone',
      'address',
      'nothing',
      'nothing',
      'namedNote',
    ],
  ],
  [
    'Google Contacts as it was',
    [
      'Name',
      'Given Name',
      'Family Name',
      'Birthday',
      'E-mail 1 - Type',
      'E-mail 1 - Value',
      'Phone 1 - Value',
      'Address 1 - Street',
      'Address 1 - City',
      'Address 1 - Region',
      'Address 1 - Postal Code',
    ],
    [
      'nothing',
      'firstName',
      'lastName',
      'dateOfBirth',
      'nothing',
      'email',
      'phone',
      'address',
      'address',
      'address',
      'address',
    ],
  ],
  [
    'Outlook',
    [
      'First Name',
      'Last Name',
      'Suffix',
      'Company',
      'Business Street',
      'Home Street',
      'Home City',
      'Home State',
      'Home Postal Code',
      'Business Phone',
      'Home Phone',
      'Mobile Phone',
      'Birthday',
      'E-mail Address',
      'E-mail 2 Address',
      'Notes',
    ],
    [
      'firstName',
      'lastName',
      'namedNote',
      'namedNote',
      'namedNote',
      'address',
      'address',
      'address',
      'address',
      'namedNote',
      'phone',
      'namedNote',
      'dateOfBirth',
      'email',
      'namedNote',
      'notes',
    ],
  ],
  [
    'a practice program',
    [
      'Client ID',
      'Client Name',
      'DOB',
      'Guardian 1 Name',
      'Guardian 1 Email',
      'Guardian 2 Email',
      'Mobile Phone',
      'Street',
      'City',
      'State',
      'Zip',
      'Primary Insurance',
      'Status',
    ],
    [
      'namedNote',
      'fullName',
      'dateOfBirth',
      'namedNote',
      'email',
      'namedNote',
      'phone',
      'address',
      'address',
      'address',
      'address',
      'namedNote',
      'status',
    ],
  ],
])('The columns of %s are those of the child', (_program, headers, expected) => {
  expect(matchColumns(headers)).toEqual(expected);
});

test('Columns of a second child in one row are found', () => {
  expect(
    furtherChildColumns(['Parent', 'Child 1 Name', 'Child 2 Name', 'Child 2 DOB', 'Guardian 2']),
  ).toEqual([2, 3]);
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
