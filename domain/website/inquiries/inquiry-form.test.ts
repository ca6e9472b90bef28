import { describe, expect, test } from 'vitest';
import { consultationForm } from './consultation-form.ts';
import { isHiddenFieldFilled, readPost } from './form-rules.ts';
import { type InquiryForm, inquiryFields } from './inquiry-form.ts';

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

describe('Required fields', () => {
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

  test('An untouched form reports the first field first', () => {
    expect(firstMessage({})).toBe('Your name is required');
  });
});

describe('An email address', () => {
  test.each(['pat@example.com', 'PAT@EXAMPLE.ORG', 'p.a_t%x+y-z@mail.example.co'])('%s is valid', (email) => {
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
  ])('%s is invalid', (email) => {
    expect(firstMessage({ ...request, email })).toBe('Invalid email address');
  });
});

describe('Optional fields', () => {
  test('school, referral, insurance and both languages have defaults', () => {
    const { parentName, childName, childAge, email, phone, concerns } = request;
    const short = { parentName, childName, childAge, email, phone, concerns };
    expect(inquiryForm.parse(short)).toEqual(request);
  });

  test('texts are trimmed and limited', () => {
    expect(inquiryForm.parse({ ...request, school: '  Oak Street  ' }).school).toBe('Oak Street');
    expect(firstMessage({ ...request, concerns: 'a'.repeat(5_001) })).toBe(
      'Please shorten this to 5,000 characters',
    );
  });
});

describe('The languages', () => {
  test.each([
    [{ callLanguage: 'fr' }, 'Please choose the language for our call from the list'],
    [{ language: 'fr' }, 'Language must be en or es'],
  ])('%o is refused: %s', (change, message) => {
    expect(firstMessage({ ...request, ...change })).toBe(message);
  });

  test('rules have Spanish messages', () => {
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

describe('A plain form post', () => {
  const fromFormFields = (posted: Record<string, unknown>) => readPost(inquiryFields, posted);

  test('reads a checked box as yes and a missing one as no', () => {
    expect(fromFormFields({ insuranceCheck: 'on' }).insuranceCheck).toBe(true);
    expect(fromFormFields({ insuranceCheck: 'true' }).insuranceCheck).toBe(true);
    expect(fromFormFields({}).insuranceCheck).toBe(false);
  });

  test('ignores the name of another language if it is hidden', () => {
    const typed = { otherLanguage: 'Haitian Creole' };
    expect(fromFormFields({ ...typed, callLanguage: 'other' })).toMatchObject(typed);
    expect(fromFormFields({ ...typed, callLanguage: 'es' })).toMatchObject({ otherLanguage: '' });
  });

  test('with text in the hidden field comes from a bot', () => {
    expect(isHiddenFieldFilled({ ...request, website: 'https://example.com' })).toBe(true);
    expect(isHiddenFieldFilled({ ...request, website: '' })).toBe(false);
    expect(isHiddenFieldFilled({ ...request })).toBe(false);
  });
});
