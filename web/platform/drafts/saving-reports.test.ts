import { expect, test } from 'vitest';
import type { AutosaveStatus } from './autosave.ts';
import { savingAnnouncement } from './saving-reports.ts';

const saved = 'All changes are saved.';
const offline = 'No connection: the latest changes are not on the server.';
const refused = 'A change is not saved. The page says why.';

test.each<[string, { before: string; statuses: AutosaveStatus[]; said: string }]>([
  ['nothing was changed yet', { before: '', statuses: ['clean', 'clean'], said: '' }],
  ['the first change is being saved', { before: '', statuses: ['saving', 'clean'], said: '' }],
  ['the first change is saved', { before: '', statuses: ['saved', 'clean'], said: saved }],
  ['the next one is being saved', { before: saved, statuses: ['unsaved', 'clean'], said: saved }],
  ['the connection is lost', { before: saved, statuses: ['waiting', 'saved'], said: offline }],
  ['it is tried again', { before: offline, statuses: ['saving', 'saved'], said: offline }],
  ['the connection is back', { before: offline, statuses: ['saved', 'saved'], said: saved }],
  ['the other version was chosen', { before: offline, statuses: ['clean'], said: saved }],
  ['an alert asks which version to keep', { before: saved, statuses: ['conflict', 'waiting'], said: '' }],
  ['one change is refused', { before: saved, statuses: ['refused', 'waiting'], said: refused }],
  ['the page is left', { before: saved, statuses: [], said: '' }],
])('When %s', (_what, { before, statuses, said }) => {
  expect(savingAnnouncement(before, statuses)).toBe(said);
});
