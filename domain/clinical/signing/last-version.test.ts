import { expect, test } from 'vitest';
import { lastVersion, withdrawalOf } from './last-version.ts';
import type { SignedDocument } from './signed-document.ts';

const signed = (uid: string, kind: SignedDocument['kind'], aboutUid: string | null = null) => ({
  uid,
  kind,
  aboutUid,
});
const first = signed('first', 'progress-report');
const added = signed('added', 'addendum', 'first');
const second = signed('second', 'progress-report', 'first');
const withdrawn = signed('withdrawn', 'withdrawal', 'second');

test.each([
  [[], undefined],
  [[first], first],
  [[first, added], first],
  [[first, added, second], second],
  [[first, added, second, withdrawn], second],
  [
    [signed('note', 'session-note'), signed('said', 'family-statement', 'note')],
    signed('note', 'session-note'),
  ],
])('Of %j, the current version is %j', (texts, version) => {
  expect(lastVersion(texts)).toEqual(version);
});

test('A withdrawal applies to its own version only', () => {
  const texts = [first, added, second, withdrawn];
  expect([first, second].map((version) => withdrawalOf(texts, version))).toEqual([undefined, withdrawn]);
});
