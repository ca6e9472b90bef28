import { expect, test } from 'vitest';
import { makesClient, statesOf, writerOf } from './inquiry-kind.ts';
import { inquiryStates } from './inquiry-state.ts';
import type { SchoolsForm } from './schools-form.ts';
import { schoolsForm } from './schools-request-form.ts';

const message: SchoolsForm = {
  name: 'Pat Example',
  role: 'administrator',
  school: 'Oak Street School',
  email: 'pat@example.com',
  phone: '',
  need: 'Twelve hours a week from January.',
  language: 'en',
};

function firstMessage(change: object, { schema } = schoolsForm.inLanguage.en): string | undefined {
  return schema.safeParse({ ...message, ...change }).error?.issues.at(0)?.message;
}

test.each([
  [{ name: ' ' }, 'Your name is required', 'Escriba su nombre'],
  [{ role: '' }, 'Please choose your role', 'Elija su cargo'],
  [{ school: undefined }, 'School or district is required', 'Escriba la escuela o el distrito'],
  [{ email: '' }, 'Email is required', 'Escriba su correo electrónico'],
  [{ email: 'pat@' }, 'Invalid email address', 'Revise el correo electrónico'],
  [{ phone: 7 }, 'Please enter text', 'Escriba aquí un texto'],
  [{ need: '' }, 'Please tell us what you need', 'Cuéntenos qué necesita'],
  [
    { need: 'a'.repeat(5_001) },
    'Please shorten this to 5,000 characters',
    'Escriba menos: caben 5,000 caracteres',
  ],
])('A message with %o is refused: %s', (change, english, spanish) => {
  expect(firstMessage(change)).toBe(english);
  expect(firstMessage(change, schoolsForm.inLanguage.es)).toBe(spanish);
});

test('A phone number and the language of the page are optional', () => {
  const { phone: _phone, language: _language, ...short } = message;
  expect(schoolsForm.inLanguage.en.schema.parse(short)).toEqual(message);
});

test('A school cannot become a client', () => {
  expect(statesOf('family')).toEqual(inquiryStates);
  expect(statesOf('school')).toEqual(inquiryStates.filter((state) => state !== 'client'));
  expect(
    [{ state: 'client' as const }, { clientId: 3 }, { state: 'closed' as const }, {}].map(makesClient),
  ).toEqual([true, true, false, false]);
  expect(writerOf({ kind: 'school', ...message })).toBe('Pat Example');
});
