import { expect, test } from 'vitest';
import { RequestError } from '#web/platform/api/request.ts';
import { refusedField } from './refused-field.ts';

test.each([
  [401, 'Invalid username or password', 'password'],
  [409, 'Username already exists', 'username'],
  [409, 'Email already exists', 'email'],
  [403, 'The setup code is wrong', 'setupCode'],
  [403, 'Registration is closed', undefined],
  [503, 'No password can be checked at the moment', undefined],
])('a refusal with %i "%s" is about the field %s', (status, sentence, field) => {
  const fields = ['email', 'password', 'username', 'setupCode'] as const;
  const refused = refusedField(new RequestError(status, `${status}: ${sentence}`, field), fields);
  expect(refused?.name).toBe(field);
  if (refused) expect(refused.message).toBe(sentence);
});

test('A refusal is about no field that the form does not have', () => {
  const error = new RequestError(400, '400: Name is required', 'name');
  expect(refusedField(error, ['email'])).toBeUndefined();
});
