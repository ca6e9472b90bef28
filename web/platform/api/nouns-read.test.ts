import { expect, test } from 'vitest';
import type { CaseloadNoun } from '#domain/program/caseload-versions.ts';
import { isMadeOf } from './nouns-read.ts';

const cases: [unknown[], CaseloadNoun[], boolean][] = [
  [['/api/clients'], ['tasks'], false],
  [['/api/clients', 7], ['tasks', 'clients'], true],
  [['/api/sessions', 'pages', '/api/sessions?status=completed'], ['clients'], false],
  [['/api/sessions', 'pages', '/api/sessions?search=ivy'], ['clients'], true],
  [['/api/invoices', 4], ['sessions'], true],
  [['/api/goal-revisions', 3], ['goal_revisions'], true],
  [['/api/goal-revisions', 3], ['goals'], false],
  [['/api/documents'], ['goals'], true],
  [['/api/team'], ['clients'], false],
  [['/api/team'], ['practice'], true],
  [['/api/activity', undefined, undefined], ['tasks'], true],
];

test.each(cases)('%j, when %j was changed elsewhere: %s', (queryKey, changed, isStale) => {
  expect(isMadeOf({ queryKey }, changed)).toBe(isStale);
});
