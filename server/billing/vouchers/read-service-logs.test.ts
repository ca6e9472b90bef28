import { expect, test } from 'vitest';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { forCaseload } from '#server/platform/database/caseload.ts';
import { addOctober } from '#tests/setup/billed-october.ts';
import { preparedPractice } from '#tests/setup/prepared-practice.ts';
import { readServiceLogs } from './read-service-logs.ts';

test('A service log has every session of its days, with what the payer pays, and no other child', async () => {
  const practice = await preparedPractice();
  const therapist = await practice.register();
  const october = await addOctober(therapist, {
    days: [
      { day: '2026-09-29', status: 'cancelled', missedReason: 'provider-absent' },
      { day: '2026-10-06' },
      { day: '2026-10-09', makesUpFor: '2026-09-29' },
      { day: '2026-10-13', status: 'absence', missedReason: 'student-absent' },
    ],
  });
  const place = { database: practice.database, therapistId: therapist.id, clock: () => new Date() };
  const { read } = forCaseload(place, { kind: 'therapist', id: therapist.id, address: null });
  const days = { from: '2026-10-01', until: '2026-10-31' };
  const [first, ...others] = await readServiceLogs(
    read,
    { ...days, mandateId: october.mandateId },
    defaultPracticeSettings,
  );
  expect(others).toEqual([]);
  expect(first?.clientId).toBe(october.clientId);
  const log = first?.log;
  expect(log).toMatchObject({
    child: { label: 'A. S.', dateOfBirth: '2018-04-09' },
    mandate: { sentence: '2 × 30 weekly, individual, pull-out', startsOn: '2026-09-14' },
    plan: { program: 'iep' },
  });
  expect(
    log?.rows.map(({ day, start, end, status, units, makeUpFor }) => [
      day,
      start,
      end,
      status,
      units,
      makeUpFor,
    ]),
  ).toEqual([
    ['2026-10-06', '10:30', '11:00', 'completed', 100, null],
    ['2026-10-09', '10:30', '11:00', 'completed', 100, '2026-09-29'],
    ['2026-10-13', '10:30', '11:00', 'absence', null, null],
  ]);
  const blank = await readServiceLogs(
    read,
    { from: '2027-01-01', until: '2027-01-31' },
    defaultPracticeSettings,
  );
  expect(blank.map(({ log: { rows } }) => rows)).toEqual([[]]);
});
