import { describe, expect, test } from 'vitest';
import { mailboxOf, optionalEmail, requiredEmail } from './email.ts';

function messageOf(result: { error?: { issues: { message: string }[] } | undefined }): string | undefined {
  return result.error?.issues[0]?.message;
}

const longest = `${'a'.repeat(242)}@example.com`;

describe('An address that matches the basic pattern', () => {
  test.each([
    'ivy@example.com',
    'IVY@EXAMPLE.ORG',
    'i.v_y%1+ot-x@school.example.co',
    'ivy@exa-mple.org',
    longest,
  ])('%s is accepted', (email) => {
    expect(requiredEmail().parse(email)).toBe(email);
    expect(optionalEmail().parse(`  ${email} `)).toBe(email);
  });

  test.each([
    'ivy',
    'ivy@',
    '@example.com',
    'ivy@example',
    'ivy@example.c',
    'ivy@example.c0m',
    'ivy sample@example.com',
    'ivy@example.com, eve@example.com',
    'ivy@example.com\nBcc: eve@example.com',
    'ivy@@example.com',
    `a${longest}`,
  ])('%j is refused', (email) => {
    expect(messageOf(requiredEmail().safeParse(email))).toBe('Invalid email address');
    expect(messageOf(optionalEmail().safeParse(email))).toBe('Invalid email address');
  });
});

test('A required address has its own message if it is missing', () => {
  expect(messageOf(requiredEmail('Email is required').safeParse(' '))).toBe('Email is required');
  expect(messageOf(requiredEmail('Email is required').safeParse(undefined))).toBe('Email is required');
  expect(messageOf(requiredEmail().safeParse(''))).toBe('Invalid email address');
});

test('An optional address accepts empty text and null as null', () => {
  expect([optionalEmail().parse(''), optionalEmail().parse('  '), optionalEmail().parse(null)]).toEqual([
    null,
    null,
    null,
  ]);
  expect(messageOf(optionalEmail().safeParse(7))).toBe('Invalid email address');
});

test.each([
  ['pat.example@example.com', 'patexample@example.com'],
  ['Pat.Example+ot@Example.com', 'patexample@example.com'],
  ['p.a.t.example+1+2@example.com', 'patexample@example.com'],
  ['patexample@googlemail.com', 'patexample@gmail.com'],
  ['+only@example.com', '+only@example.com'],
  ['pat-example@example.com', 'pat-example@example.com'],
])('%s is the mailbox %s', (email, mailbox) => {
  expect(mailboxOf(email)).toBe(mailbox);
});
