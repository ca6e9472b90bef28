import { invalid } from '#server/platform/http/errors.ts';

/** Number of most common passwords that are refused. */
const REFUSED = 3_000;
const MESSAGE = 'This password is one of the most common ones. Please choose another one';

let common: Promise<Set<string>> | undefined;

/** Throws 400, at this field of the form, for a password that whoever guesses tries first. */
export async function refuseCommonPassword(
  password: string,
  field: 'password' | 'newPassword',
): Promise<void> {
  common ??= readCommonPasswords();
  if ((await common).has(password.trim().toLowerCase())) throw invalid(MESSAGE, field);
}

// Half a megabyte, loaded only when somebody chooses a password.
async function readCommonPasswords(): Promise<Set<string>> {
  const { default: passwords } = await import('@zxcvbn-ts/language-common/src/passwords.json', {
    with: { type: 'json' },
  });
  return new Set(passwords.slice(0, REFUSED));
}
