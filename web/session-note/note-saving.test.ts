import { expect, test } from 'vitest';
import type { AutosaveStatus } from '#web/drafts/autosave.ts';
import { type NoteSaving, noteSaving } from './note-saving.ts';

test.each<[AutosaveStatus[], { results?: true; offline?: true }, NoteSaving]>([
  [['clean', 'clean'], {}, 'saved'],
  [['saved', 'clean'], {}, 'saved'],
  [['clean', 'clean'], { offline: true }, 'saved'],
  [['unsaved', 'clean'], {}, 'saving'],
  [['clean', 'saving'], {}, 'saving'],
  [['clean', 'clean'], { results: true }, 'saving'],
  [['clean', 'clean'], { results: true, offline: true }, 'waiting'],
  [['waiting', 'saving'], {}, 'waiting'],
  [['waiting', 'refused'], {}, 'refused'],
  [['refused', 'conflict'], { results: true }, 'competing'],
])('%j with %j is %s', (statuses, { results = false, offline = false }, saving) => {
  expect(noteSaving(statuses, results, !offline)).toBe(saving);
});
