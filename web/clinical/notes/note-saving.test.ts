import { expect, test } from 'vitest';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { type NoteSaving, noteSaving, worstSaving } from './note-saving.ts';

test.each<[AutosaveStatus[], { offline?: true }, NoteSaving]>([
  [['clean', 'clean'], {}, 'saved'],
  [['saved', 'clean'], {}, 'saved'],
  [['clean', 'clean'], { offline: true }, 'saved'],
  [['unsaved', 'clean'], {}, 'saving'],
  [['clean', 'saving'], {}, 'saving'],
  [['clean', 'clean', 'unsaved'], {}, 'saving'],
  [['clean', 'clean', 'unsaved'], { offline: true }, 'waiting'],
  [['waiting', 'saving'], {}, 'waiting'],
  [['waiting', 'refused'], {}, 'refused'],
  [['refused', 'conflict', 'unsaved'], {}, 'competing'],
  [['clean', 'clean', 'conflict'], {}, 'competing'],
])('%j with %j is %s', (statuses, { offline = false }, saving) => {
  expect(noteSaving(statuses, !offline)).toBe(saving);
});

test.each<[[string, NoteSaving][], NoteSaving, string[]]>([
  [[], 'saved', []],
  [[['Ada', 'saved']], 'saved', ['Ada']],
  [
    [
      ['Ada', 'saved'],
      ['Ben', 'waiting'],
      ['Cal', 'saving'],
    ],
    'waiting',
    ['Ben'],
  ],
  [
    [
      ['Ada', 'competing'],
      ['Ben', 'refused'],
      ['Cal', 'competing'],
    ],
    'competing',
    ['Ada', 'Cal'],
  ],
])('The most urgent of %j is %s of %j', (notes, saving, of) => {
  expect(worstSaving(new Map(notes))).toEqual({ saving, of });
});
