import { expect, test } from 'vitest';
import { isAfterIdleTime, returnPathFrom, signInPathFor } from './return-path.ts';

test.each([
  ['/clients/7?tab=sessions', '/clients/7?tab=sessions'],
  ['/calendar', '/calendar'],
  ['//evil.example.org', '/dashboard'],
  ['/\\evil.example.org', '/dashboard'],
  ['https://evil.example.org', '/dashboard'],
  ['javascript:alert(1)', '/dashboard'],
  ['/\t/evil.example.org', '/dashboard'],
  ['/auth?returnTo=/clients', '/dashboard'],
  ['', '/dashboard'],
])('after signing in, returnTo %j leads to %s', (returnTo, path) => {
  expect(returnPathFrom(`?${new URLSearchParams({ returnTo })}`)).toBe(path);
});

test('the sign-in address remembers the requested page', () => {
  expect(returnPathFrom(new URL(signInPathFor('/invoices?status=paid'), 'https://example.org').search)).toBe(
    '/invoices?status=paid',
  );
});

test('the dashboard is not remembered', () => {
  expect(signInPathFor('/dashboard')).toBe('/auth');
});

test('the address says that the browser was idle, and still leads back', () => {
  expect(signInPathFor('/dashboard', 'idle')).toBe('/auth?ended=idle');
  const path = signInPathFor('/clients?tab=all', 'idle');
  const { search } = new URL(path, 'https://practice.example.com');
  expect([isAfterIdleTime(search), returnPathFrom(search)]).toEqual([true, '/clients?tab=all']);
  expect(isAfterIdleTime('?returnTo=%2Fclients')).toBe(false);
});
