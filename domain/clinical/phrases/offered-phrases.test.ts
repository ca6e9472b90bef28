import { expect, test } from 'vitest';
import type { BuiltInPhrase } from './built-in-phrases.ts';
import { inOrderOfUse, keyOfUse, mostUsed, offeredPhrases } from './offered-phrases.ts';
import type { Phrase } from './phrase.ts';

const at = '2026-11-20T15:00:00.000Z';
const own = (shortcut: string, section: Phrase['section'] = 'plan'): Phrase => ({
  id: 1,
  therapistId: 1,
  section,
  shortcut,
  text: 'Own.',
  createdAt: at,
  updatedAt: at,
});
const builtIn: BuiltInPhrase[] = [
  { section: 'notes', shortcut: 'full', text: 'Built in.' },
  { section: 'plan', shortcut: 'sent', text: 'Built in.' },
  { section: 'plan', shortcut: 'again', text: 'Built in.' },
];
const shortcuts = (phrases: readonly { shortcut: string }[]) => phrases.map(({ shortcut }) => shortcut);

test('Own phrases come first and replace a built-in one with the same shortcut', () => {
  const offered = offeredPhrases([own('mine'), own('sent')], { isMissed: false, builtIn });
  expect(shortcuts(offered)).toEqual(['mine', 'sent', 'full', 'again']);
  expect(offered[1]?.text).toBe('Own.');
});

test('A missed session’s note offers no phrases about what a child did', () => {
  const offered = offeredPhrases([own('mine', 'notes')], { isMissed: true });
  expect(shortcuts(offered)).toEqual(['mine', 'missed', 'absent', 'closed']);
  expect(shortcuts(offeredPhrases([], { isMissed: false }))).toEqual(
    expect.arrayContaining(['full', 'missed']),
  );
});

test.each([
  ['nothing was used yet', {}, ['mine', 'sent', 'again', 'full']],
  [
    'one was used in this section',
    { [keyOfUse('plan', { shortcut: 'again' })]: 1 },
    ['again', 'mine', 'sent', 'full'],
  ],
  [
    'one of another section was used most here',
    { [keyOfUse('plan', { shortcut: 'full' })]: 3, [keyOfUse('plan', { shortcut: 'sent' })]: 2 },
    ['full', 'sent', 'mine', 'again'],
  ],
  [
    'one was used in another section',
    { [keyOfUse('notes', { shortcut: 'full' })]: 9 },
    ['mine', 'sent', 'again', 'full'],
  ],
])('The order in Plan is right when %s', (_, uses, expected) => {
  const offered = offeredPhrases([own('mine')], { isMissed: false, builtIn });
  expect(shortcuts(inOrderOfUse(offered, 'plan', uses))).toEqual(expected);
  expect(shortcuts(mostUsed(offered, 'plan', uses))).toEqual(expected.slice(0, 3));
});
