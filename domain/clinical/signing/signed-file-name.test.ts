import { expect, test } from 'vitest';
import { signedFileName } from './signed-file-name.ts';

test.each([
  [{ firstName: 'Ada', lastName: 'Appletree' }, 'appletree-ada-progress-report-2026-11-13.pdf'],
  [{ firstName: 'Zoë', lastName: "O'Hara-Núñez" }, 'ohara-nunez-zoe-progress-report-2026-11-13.pdf'],
  [{ firstName: '../..', lastName: 'a/b\\c:"d"' }, 'a-b-c-d-progress-report-2026-11-13.pdf'],
  [{ firstName: 'Łukasz', lastName: '李' }, '李-łukasz-progress-report-2026-11-13.pdf'],
])('A progress report of %o gets the file name %s', (child, name) => {
  expect(signedFileName(child, 'progress-report', '2026-11-13')).toBe(name);
});
