import { describe, expect, test } from 'vitest';
import { newUsername, usernameKey } from './username.ts';

const read = (text: string) => {
  const parsed = newUsername.safeParse(text);
  return parsed.success ? parsed.data : parsed.error.issues[0]?.message;
};

describe('A username', () => {
  test.each([
    ['ada', 'ada'],
    [' Ada Sample ', 'Ada Sample'],
    ['ada.o’sample-díaz_2', 'ada.o’sample-díaz_2'],
    ['Ａｄａ', 'Ada'],
    ['Анна', 'Анна'],
    ['山田はな', '山田はな'],
  ])('%j is taken as %j', (typed, taken) => {
    expect(read(typed)).toBe(taken);
  });

  test.each([
    ['ad', 'Username must be at least 3 characters'],
    ['   ', 'Username must be at least 3 characters'],
    ['a\u200bda', 'Please choose a username without invisible characters'],
    ['ada\u202eelpmas', 'Please choose a username without invisible characters'],
    ['ada\u3164', 'Please choose a username without invisible characters'],
    ['аda', 'Please choose a username in the letters of one alphabet'],
    ['adα', 'Please choose a username in the letters of one alphabet'],
    ['\ufdfa'.repeat(6), 'Please shorten this to 100 characters'],
  ])('%j is refused: %s', (typed, message) => {
    expect(read(typed)).toBe(message);
  });
});

test.each([
  ['Ada', 'aDA'],
  ['Ａｄａ', 'ada'],
  ['cafe\u0301', 'caf\u00e9'],
  ['сосо', 'coco'],
  ['οαο', 'oao'],
  ['ﬁona', 'fiona'],
])('%j and %j are one username', (one, other) => {
  expect(usernameKey(one)).toBe(usernameKey(other));
});

test('Names that look different remain different', () => {
  expect(usernameKey('ada')).not.toBe(usernameKey('ade'));
  expect(usernameKey('Анна')).not.toBe(usernameKey('Инна'));
});
