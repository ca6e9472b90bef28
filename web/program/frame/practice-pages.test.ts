import { expect, test } from 'vitest';
import { newPathFor, pageLabelOf } from './practice-pages.ts';

test.each([
  ['/clients', '/clients/new'],
  ['/invoices', '/invoices/new'],
  ['/calendar', '/sessions/new'],
  ['/clients/7', undefined],
  ['/settings', undefined],
])('new on %s leads to %s', (pathname, path) => {
  expect(newPathFor(pathname)).toBe(path);
});

test.each([
  ['/clients', 'Clients'],
  ['/clients/7', 'Client'],
  ['/groups', 'Groups'],
  ['/groups/7/meetings/9', 'Group'],
  ['/notes', 'Notes'],
  ['/documents/7', 'Documents'],
  ['/nowhere', 'Back'],
])('a link back to %s is called %s', (pathname, label) => {
  expect(pageLabelOf(pathname)).toBe(label);
});
