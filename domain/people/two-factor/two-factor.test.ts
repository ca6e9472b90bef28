import { expect, test } from 'vitest';
import { secondStep, twoFactorStart } from './two-factor.ts';

const sixDigits = 'Enter the 6 digits that your authenticator app shows';
const twenty = 'Enter one of your recovery codes: 20 letters and digits';
const one = 'Enter a code from your authenticator app or a recovery code';

test.each([
  [{ code: '123456' }, '123456'],
  [{ code: ' 123 456 ' }, '123456'],
  [{ code: '012345' }, '012345'],
])('%o is read as the code %s', (typed, code) => {
  expect(twoFactorStart.parse(typed)).toEqual({ code });
});

test.each([
  [{}],
  [{ code: '' }],
  [{ code: '12345' }],
  [{ code: '1234567' }],
  [{ code: 123456 }],
  [{ code: '12345a' }],
])('%o is not a code', (typed) => {
  expect(twoFactorStart.safeParse(typed).error?.issues[0]?.message).toBe(sixDigits);
});

test.each([
  [{ recoveryCode: 'ABCD-EFGH-2345-6789' }],
  [{ recoveryCode: 'abcdefgh23456789' }],
  [{ recoveryCode: ' abcd efgh 2345 6789 ' }],
])('%o is read as the same recovery code', (typed) => {
  expect(secondStep.parse(typed)).toEqual({ recoveryCode: 'ABCDEFGH23456789' });
});

test('A recovery code is four letters longer than earlier ones', () => {
  const typed = { recoveryCode: 'abcd-efgh-2345-6789-jkmn' };
  expect(secondStep.parse(typed)).toEqual({ recoveryCode: 'ABCDEFGH23456789JKMN' });
  const between = secondStep.safeParse({ recoveryCode: 'ABCD-EFGH-2345-6789-J' });
  expect(between.error?.issues[0]?.message).toBe(twenty);
});

test.each([
  [{}, one],
  [{ code: '123456', recoveryCode: 'ABCD-EFGH-2345-6789' }, one],
  [{ code: '1' }, sixDigits],
  [{ recoveryCode: 'ABCD-EFGH' }, twenty],
  [{ recoveryCode: 'ABCD-EFGH-2345-678!' }, twenty],
  [{ recoveryCode: null }, twenty],
])('%o is refused: %s', (typed, message) => {
  expect(secondStep.safeParse(typed).error?.issues[0]?.message).toBe(message);
});
