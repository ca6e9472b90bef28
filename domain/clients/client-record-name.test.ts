import { expect, test } from 'vitest';
import { clientRecordFileName } from './client-record-name.ts';

test.each([
  ['Ivy', 'Sample', 'record-sample-ivy-2026-11-21.pdf'],
  ['Zoë', 'Łukasiewicz-Peña', 'record-lukasiewicz-pena-zoe-2026-11-21.pdf'],
  ['Anne Marie', "O'Brien", 'record-obrien-anne-marie-2026-11-21.pdf'],
  ['../..', '"; rm', 'record-rm-2026-11-21.pdf'],
  ['小明', '王', 'record-client-7-2026-11-21.pdf'],
  ['x'.repeat(100), 'y'.repeat(100), `record-${'y'.repeat(60)}-2026-11-21.pdf`],
])('%s %s is filed as %s', (firstName, lastName, name) => {
  expect(clientRecordFileName({ id: 7, firstName, lastName }, '2026-11-21')).toBe(name);
});
