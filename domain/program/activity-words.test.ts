import { expect, test } from 'vitest';
import { activityText } from './activity-words.ts';
import { listedRecords } from './caseload-records.ts';

test.each([
  ['create', 'client', 'Added client'],
  ['create', 'annual', 'Added annual record'],
  ['create', 'goal-revision', 'Added revision of a goal'],
  ['update', 'session-note', 'Changed note'],
  ['list', 'goal-revision', 'Looked through revisions of goals'],
  ['list', 'inquiry', 'Looked through inquiries'],
  ['refuse', 'sealed-record', 'Refused: deleted record'],
  ['sign', 'document', 'Signed document'],
  ['sign', 'session', 'Signed the note of session'],
  ['create', 'account', 'Opened the account and signed in'],
  ['create', 'something-later', 'Added something-later'],
])('%s %s reads "%s"', (action, entity, text) => {
  expect(activityText({ action, entity })).toBe(text);
});

test('No kind of record reads as the program names it', () => {
  const hyphenated = listedRecords.filter(({ noun }) => noun.includes('-'));
  expect(hyphenated.length).toBeGreaterThan(3);
  for (const { noun } of hyphenated) {
    for (const action of ['create', 'list', 'refuse']) {
      expect(activityText({ action, entity: noun })).not.toContain(noun);
    }
  }
});
