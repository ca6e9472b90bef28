import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHeader } from './column-headers.ts';
import { holdsSeveral } from './column-targets.ts';
import {
  doubtAboutColumns,
  furtherChildColumns,
  isHeaderRow,
  matchColumns,
  targetOfHeader,
} from './import-columns.ts';

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
  ['School', 'school'],
  ['Student School', 'school'],
  ['School District', 'payer'],
  ['Payer', 'payer'],
  ['Program', 'program'],
  ['Mandate', 'mandate'],
  ['Frequency', 'mandate'],
  ['Start Date', 'firstDay'],
  ['IEP End Date', 'lastDay'],
  ['Auth #', 'authorizationNumber'],
  ['ESID', 'authorizationNumber'],
  ['School Phone', 'namedNote'],
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
    ['Name', 'Street', 'City', 'State', 'Zip', 'Shoe size', 'SSN'],
    ['fullName', 'address', 'address', 'address', 'address', 'namedNote', 'nothing'],
  ],
  [
    ['Street', 'Shoe size'],
    ['address', 'nothing'],
  ],
  [
    ['Nombre', 'Apellido(s)', 'Fecha de nacimiento', 'Teléfono', 'Correo electrónico', 'Dirección', 'Ciudad'],
    ['firstName', 'lastName', 'dateOfBirth', 'phone', 'email', 'address', 'address'],
  ],
  [
    ['Nombre', 'Apellido paterno', 'Apellido materno'],
    ['firstName', 'lastName', 'namedNote'],
  ],
  [
    ['Nombre', 'Escuela', 'Madre', 'Padre', 'Tutor', 'Diagnóstico', 'Notas'],
    ['fullName', 'school', 'namedNote', 'namedNote', 'namedNote', 'namedNote', 'notes'],
  ],
  [
    ['Nombre del padre', 'Apellido del padre', 'Nombre del niño', 'Apellido del niño'],
    ['namedNote', 'namedNote', 'firstName', 'lastName'],
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
  ['Patient Number', 'namedNote'],
  ["Client's Parent First Name", 'namedNote'],
  ['Parent of Child', 'namedNote'],
  ['Registrant Last Name', 'namedNote'],
  ['Client Emergency Contact Phone', 'namedNote'],
  ['Your Name', 'namedNote'],
  ["Your Child's Name", 'fullName'],
  ['Son/Daughter Name', 'fullName'],
  ['Learner First Name', 'firstName'],
  ["Child's Legal First Name", 'firstName'],
  ['Child Preferred Name', 'namedNote'],
  ['Phone (mobile)', 'phone'],
  ['Email (home)', 'email'],
  ['Address (home) City', 'address'],
  ['Street Address 2', 'address'],
  ['Address1', 'address'],
  ['AddressLine2', 'address'],
  ['Suite Number', 'address'],
  ['ST', 'address'],
  ['Address 1 - State/Region', 'address'],
  ['Phone1', 'phone'],
  ['Phone2', 'namedNote'],
  ['Email1', 'email'],
  ['Parent1Email', 'email'],
  ['Parent2Email', 'namedNote'],
  ['Child1 First Name', 'firstName'],
  ['Child2 First Name', 'namedNote'],
  ['ICD10', 'namedNote'],
  ["What is your child's full name?", 'fullName'],
  ['What is your child’s date of birth?', 'dateOfBirth'],
  ['What is your name?', 'namedNote'],
  ['What is the best phone number to reach you at?', 'phone'],
  ['Please enter your email', 'email'],
  ['Nombre', 'fullName'],
  ['Nombre completo', 'fullName'],
  ['Nombre(s)', 'firstName'],
  ['Primer nombre', 'firstName'],
  ['Apellido(s)', 'lastName'],
  ['Apellidos', 'lastName'],
  ['Apellido paterno', 'lastName'],
  ['Apellido materno', 'namedNote'],
  ['Calle', 'address'],
  ['Distrito', 'payer'],
  ['Celular de mamá', 'phone'],
  ['Apellidos y nombres', 'fullName'],
  ['Nombre del niño', 'fullName'],
  ['Niño/a', 'fullName'],
  ['Apellido de la estudiante', 'lastName'],
  ['Nombre de la madre', 'namedNote'],
  ['Fecha de nacimiento', 'dateOfBirth'],
  ['Fecha de Nacimiento (MM/DD/AAAA)', 'dateOfBirth'],
  ['Fecha nac.', 'dateOfBirth'],
  ['F. nac.', 'dateOfBirth'],
  ['Lugar de nacimiento', undefined],
  ['TELÉFONO', 'phone'],
  ['Teléfono de casa', 'phone'],
  ['Teléfono celular', 'phone'],
  ['Teléfono de la madre', 'phone'],
  ['Teléfono del tutor', 'phone'],
  ['Teléfono de la escuela', 'namedNote'],
  ['Tutor Phone', undefined],
  ['Correo electrónico', 'email'],
  ['Correo del padre', 'email'],
  ['Dirección', 'address'],
  ['Código postal', 'address'],
  ['Escuela', 'school'],
  ['Madre', 'namedNote'],
  ['Padre / Tutor', 'namedNote'],
  ['Diagnóstico', 'namedNote'],
  ['Notas', 'notes'],
  ['Estatus', 'status'],
  ['First Name / Nombre', 'firstName'],
  ['Nombre (First Name)', 'firstName'],
  ['Date of Birth - Fecha de nacimiento', 'dateOfBirth'],
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
    'families who are called clients',
    ['Client First Name', 'Client Last Name', 'Child First Name', 'Child Last Name'],
    ['namedNote', 'namedNote', 'firstName', 'lastName'],
  ],
  [
    'a child with two addresses',
    ['Child', 'Home Street', 'Home City', 'Mailing Street', 'Mailing City', 'Mailing Zip'],
    ['fullName', 'address', 'address', 'namedNote', 'namedNote', 'namedNote'],
  ],
  [
    'a child and a parent with an address each',
    ['Parent Address', 'Student Address', 'Student Name'],
    ['namedNote', 'address', 'fullName'],
  ],
  [
    'Apple Contacts',
    ['First name', 'Last name', 'Email (home)', 'Email (work)', 'Phone (mobile)', 'Address (home) Street'],
    ['firstName', 'lastName', 'email', 'namedNote', 'phone', 'address'],
  ],
  [
    'this program',
    ['id', 'firstName', 'lastName', 'dateOfBirth', 'status', 'createdAt', 'updatedAt'],
    ['nothing', 'firstName', 'lastName', 'dateOfBirth', 'status', 'nothing', 'nothing'],
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

test.each([
  [
    ['Parent', 'Child 1 Name', 'Child 2 Name', 'Child 2 DOB', 'Guardian 2'],
    [2, 3],
  ],
  [
    ["First Child's Name", "Second Child's Name", '3rd Child DOB'],
    [1, 2],
  ],
  [['First Name', 'Last Name', 'Children'], [2]],
  [['Student 1', 'Student 2'], [1]],
  [['Child', 'Parent 2', 'Phone 2'], []],
])('Of the columns %j, those about a further child are %j', (headers, columns) => {
  expect(furtherChildColumns(headers)).toEqual(columns);
});

test.each([
  ['First Name,Last Name,Escort First Name', 'Is “First Name” the child, or is “Escort First Name”?'],
  ['Name,Minder DOB', 'Is “Name” the child, or is “Minder DOB”?'],
  ['First Name,Last Name,First Name,Last Name', 'Is “First Name” the child, or is “First Name”?'],
  ['Member Name,Client Name', 'Is “Member Name” the child, or is “Client Name”?'],
  [
    'First Name,Last Name,Child First Name',
    'The last name is from the column “Last Name”. Is it the child’s?',
  ],
  ['First Name,Last Name,Parent Name,Preferred Name,Pharmacy Name', undefined],
  ['First Name,Last Name,Child First Name,Child Last Name', undefined],
  ['Given Name,Family Name,Name,Short Name', undefined],
])('The columns %s are doubted: %s', (columns, doubt) => {
  const headers = columns.split(',');
  expect(doubtAboutColumns(headers, matchColumns(headers))).toBe(doubt);
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

test('A header is read once for all rows of a list', () => {
  expect(readHeader('Guardian 1 Email')).toBe(readHeader('Guardian 1 Email'));
});
