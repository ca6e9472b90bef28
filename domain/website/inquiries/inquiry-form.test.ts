import { describe, expect, test } from 'vitest';
import { consultationForm } from './consultation-form.ts';
import { fromFormFields, type InquiryForm, isBotSubmission } from './inquiry-form.ts';

const request: InquiryForm = {
  parentName: 'Pat Example',
  childName: 'Sam Example',
  childAge: '7',
  email: 'pat@example.com',
  phone: '555-0100',
  callLanguage: null,
  otherLanguage: '',
  school: '',
  concerns: 'Buttons and zippers are hard.',
  referralSource: '',
  insuranceCheck: false,
  language: 'en',
};
const { schema: inquiryForm } = consultationForm.inLanguage.en;

function firstMessage(fields: unknown, { schema } = consultationForm.inLanguage.en): string | undefined {
  return schema.safeParse(fields).error?.issues.at(0)?.message;
}

describe('what must be there', () => {
  test.each([
    ['parentName', 'Your name is required'],
    ['childName', "Child's name is required"],
    ['childAge', "Child's age is required"],
    ['email', 'Email is required'],
    ['phone', 'Phone number is required'],
    ['concerns', 'Please share your concerns'],
  ] as const)('%s: %s', (field, message) => {
    const { [field]: _left, ...missing } = request;
    expect(firstMessage(missing)).toBe(message);
    expect(firstMessage({ ...request, [field]: '' })).toBe(message);
    expect(firstMessage({ ...request, [field]: '   ' })).toBe(message);
  });

  test('an untouched form names the first field first', () => {
    expect(firstMessage({})).toBe('Your name is required');
  });
});

describe('email', () => {
  test.each(['pat@example.com', 'PAT@EXAMPLE.ORG', 'p.a_t%x+y-z@mail.example.co'])('%s is fine', (email) => {
    expect(inquiryForm.parse({ ...request, email }).email).toBe(email);
  });

  test.each([
    'pat',
    'pat@',
    '@example.com',
    'pat@example',
    'pat@example.c',
    'pat smith@example.com',
    'a@b@c.com',
  ])('%s is not', (email) => {
    expect(firstMessage({ ...request, email })).toBe('Invalid email address');
  });
});

describe('what may be left out', () => {
  test('school, referral, insurance and both languages have defaults', () => {
    const { parentName, childName, childAge, email, phone, concerns } = request;
    const short = { parentName, childName, childAge, email, phone, concerns };
    expect(inquiryForm.parse(short)).toEqual(request);
  });

  test('text is trimmed and bounded', () => {
    expect(inquiryForm.parse({ ...request, school: '  Oak Street  ' }).school).toBe('Oak Street');
    expect(firstMessage({ ...request, concerns: 'a'.repeat(5_001) })).toBe(
      'Please shorten this to 5,000 characters',
    );
  });
});

describe('the languages', () => {
  test.each([
    [{ callLanguage: 'fr' }, 'Please choose the language for our call from the list'],
    [{ language: 'fr' }, 'Language must be en or es'],
  ])('%o is refused: %s', (change, message) => {
    expect(firstMessage({ ...request, ...change })).toBe(message);
  });

  test('a rule says the same in Spanish', () => {
    const inSpanish = (change: object) =>
      firstMessage({ ...request, ...change }, consultationForm.inLanguage.es);
    expect(inSpanish({ parentName: '' })).toBe('Escriba su nombre');
    expect(inSpanish({ email: 'pat@' })).toBe('Revise el correo electrónico');
    expect(inSpanish({ school: 'a'.repeat(201) })).toBe('Escriba menos: caben 200 caracteres');
    expect(inSpanish({ concerns: 'a'.repeat(5_001) })).toBe('Escriba menos: caben 5,000 caracteres');
    const { parse } = consultationForm.inLanguage.es.schema;
    expect(parse({ ...request, callLanguage: 'es', language: 'es' })).toMatchObject({ language: 'es' });
  });
});

describe('a plain form post', () => {
  test('a ticked box reads as yes, a missing one as no', () => {
    expect(fromFormFields({ insuranceCheck: 'on' }).insuranceCheck).toBe(true);
    expect(fromFormFields({ insuranceCheck: 'true' }).insuranceCheck).toBe(true);
    expect(fromFormFields({}).insuranceCheck).toBe(false);
  });

  test('the name of another language is out of sight where another one was chosen', () => {
    const typed = { otherLanguage: 'Haitian Creole' };
    expect(fromFormFields({ ...typed, callLanguage: 'other' })).toMatchObject(typed);
    expect(fromFormFields({ ...typed, callLanguage: 'es' })).toMatchObject({ otherLanguage: '' });
  });

  test('text in the hidden field gives a program away', () => {
    expect(isBotSubmission({ ...request, website: 'https://example.com' })).toBe(true);
    expect(isBotSubmission({ ...request, website: '' })).toBe(false);
    expect(isBotSubmission({ ...request })).toBe(false);
  });
});
