import { expect, test } from 'vitest';
import { buildServiceLog } from '#tests/builders/service-log-builder.ts';
import { CERTIFICATION, coverOf } from './cover.ts';
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
  const figures = { sessions: 7, minutes: 210, units: 700, cents: 42_000 };
  const cover = {
    number: 14,
    from: '2026-10-01',
    until: '2026-10-31',
    madeOn: '2026-11-02',
    payer: {
      name: 'Sample County',
      address: null,
      vendorNumber: 'V-7',
      contractNumber: null,
      unitMinutes: 30,
    },
    practice: { name: 'Sample OT', address: '', phone: '', email: '', npi: '', license: '' },
    signer: null,
    certification: CERTIFICATION,
    timeZone: 'America/New_York',
    figures: [figures],
    total: figures,
  };
  expect(coverOf(JSON.stringify(cover))).toEqual(cover);
});
