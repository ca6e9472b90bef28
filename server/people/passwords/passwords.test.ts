import { expect, test } from 'vitest';
import { decoyHash, hashPassword, isPassword } from './passwords.ts';

test('A password matches only its own hash', async () => {
  const stored = await hashPassword('quiet-swing-42', 'known');
  expect(await isPassword('quiet-swing-42', stored, 'known')).toBe(true);
  for (const wrong of ['quiet-swing-43', 'Quiet-swing-42', ' quiet-swing-42', 'quiet-swing-42\0', '']) {
    expect(await isPassword(wrong, stored, 'known')).toBe(false);
  }
});

test('The same password is stored differently each time', async () => {
  expect(await hashPassword('quiet-swing-42', 'known')).not.toBe(
    await hashPassword('quiet-swing-42', 'known'),
  );
});

test('A password matches however the keyboard composes its accents', async () => {
  expect(await isPassword('cafe\u0301-crème', await hashPassword('caf\u00e9-crème', 'known'), 'known')).toBe(
    true,
  );
});

test('No password matches an invalid hash', async () => {
  for (const stored of ['', 'quiet-swing-42', '$argon2id$v=19$m=19456,t=2,p=1$', '$2b$10$abc']) {
    expect(await isPassword('quiet-swing-42', stored, 'known')).toBe(false);
  }
});

test('Checking an unknown username takes as long as checking a real one', async () => {
  const costOf = (stored: string) => stored.split('$').slice(0, 4);
  const lengths = (stored: string) => stored.split('$').map((part) => part.length);
  const real = await hashPassword('quiet-swing-42', 'known');
  expect(costOf(decoyHash)).toEqual(costOf(real));
  expect(lengths(decoyHash)).toEqual(lengths(real));
  expect(await isPassword('quiet-swing-42', decoyHash, 'known')).toBe(false);
});
