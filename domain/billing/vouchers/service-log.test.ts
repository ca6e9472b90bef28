import { expect, test } from 'vitest';
import { buildCover, buildServiceLog } from '#tests/builders/service-log-builder.ts';
import { coverOf } from './cover.ts';
import { authorizationsOf, logsOf } from './service-log.ts';

test('The logs of a text are read as they were written', () => {
  const log = buildServiceLog();
  expect(logsOf(JSON.stringify({ logs: [log] }))).toEqual([log]);
  expect(() => logsOf('{"logs":[]}')).toThrow();
});

test('Authorization numbers are named once', () => {
  const log = buildServiceLog();
  const other = buildServiceLog({ mandate: { ...log.mandate, authorizationNumber: null } });
  expect(authorizationsOf([log, log, other])).toBe('A-1203');
  expect(authorizationsOf([other])).toBe('');
});

test('A cover is read as it was written', () => {
  const cover = buildCover();
  expect(coverOf(JSON.stringify(cover))).toEqual(cover);
});
