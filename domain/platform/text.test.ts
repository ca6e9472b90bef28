import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { hasUnstorableText, optionalText, requiredText } from './text.ts';

function messageOf(result: { error?: { issues: { message: string }[] } | undefined }): string | undefined {
  return result.error?.issues[0]?.message;
}

describe('Required text', () => {
  const name = requiredText('First name must be at least 2 characters', 2, 5);

  test('is trimmed', () => {
    expect(name.parse('  Ivy ')).toBe('Ivy');
  });

  test.each([[''], [' '], ['I'], [' I '], [undefined], [null], [7], [{}]])('%j is too short', (value) => {
    expect(messageOf(name.safeParse(value))).toBe('First name must be at least 2 characters');
  });

  test('has a maximum length', () => {
    expect(messageOf(name.safeParse('Ivy Sample'))).toBe('Please shorten this to 5 characters');
    expect(messageOf(requiredText('x', 1, 40_000).safeParse('a'.repeat(40_001)))).toBe(
      'Please shorten this to 40,000 characters',
    );
  });
});

describe('Optional text', () => {
  test.each([
    ['', null],
    ['  ', null],
    [null, null],
    [' Room 4 ', 'Room 4'],
  ])('%j reads as %j', (value, read) => {
    expect(optionalText().parse(value)).toBe(read);
  });

  test('must be a string', () => {
    expect(messageOf(optionalText().safeParse(7))).toBe('Please enter text');
    expect(messageOf(optionalText(3).safeParse('long'))).toBe('Please shorten this to 3 characters');
  });
});

describe('Text that no column can store', () => {
  test.each([
    ['a\0b'],
    ['\ud83d'],
    ['\udc4d\ud83d'],
    [{ notes: 'a\0b' }],
    [{ 'a\0b': 1 }],
    [[[['\ud83d']]]],
    [{ questions: [{ text: 'ok', options: ['ok', '\0'] }] }],
  ])('%j is found', (value) => {
    expect(hasUnstorableText(value)).toBe(true);
  });

  test.each([
    ['👍 naïve 李'],
    [''],
    [null],
    [undefined],
    [7],
    [true],
    [{ notes: ['fine', { deep: 'fine' }] }],
  ])('%j is accepted', (value) => {
    expect(hasUnstorableText(value)).toBe(false);
  });

  test('is never well-formed text without NUL', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (words) => {
        expect(hasUnstorableText([{ words: words.replaceAll('\0', '') }])).toBe(false);
      }),
    );
  });
});
