import { expect, test } from 'vitest';
import { buildLogRow, buildServiceLog } from '#tests/builders/service-log-builder.ts';
import { childrenOfBill } from './bill-children.ts';
import { countyCsv } from './county-csv.ts';
import { CERTIFICATION, type Cover } from './cover.ts';
import { outcomeText, participantsText } from './log-row-words.ts';
import type { LogRow } from './service-log.ts';
import { billCsv, sessionLogCsv } from './session-log-csv.ts';

const figures = { sessions: 1, minutes: 30, units: 100, cents: 6_000 };
const cover: Cover = {
  number: 14,
  from: '2026-10-01',
  until: '2026-10-31',
  madeOn: '2026-11-02',
  payer: { name: 'Sample County', address: null, vendorNumber: null, contractNumber: null, unitMinutes: 30 },
  practice: { name: 'Sample OT', address: '', phone: '', email: '', npi: '', license: '' },
  signer: null,
  certification: CERTIFICATION,
  timeZone: 'America/New_York',
  figures: [{ ...figures, sessions: 2, units: 150, cents: 9_000 }, figures],
  total: { sessions: 3, minutes: 60, units: 250, cents: 15_000 },
};
const rows = [
  buildLogRow({ progress: 'limited-progress', diagnosisCodes: ['F82', 'R27.8'], makeUpFor: '2026-09-22' }),
  buildLogRow({ day: '2026-10-08', status: 'absence', units: null, rate: null, cents: null }),
  buildLogRow({ day: '2026-10-13', units: null, rate: null, cents: null, leftOut: 'It has no note' }),
];
const log = buildServiceLog({ rows });
const part = { clientId: 1, position: 2, invoiceId: 1, cents: 6_000, text: JSON.stringify({ logs: [log] }) };
const children = childrenOfBill(cover, [part]);
const cellsOf = (csv: string) => {
  const [head = [], ...lines] = csv
    .trimEnd()
    .split('\r\n')
    .map((line) => line.split(/,(?=(?:[^"]*"[^"]*")*[^"]*$)/).map((cell) => cell.replaceAll('"', '')));
  return lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])));
};

test('The children of a bill stand at their place of the cover, a deleted one as a sealed record', () => {
  expect(children.map(({ label, authorizations }) => [label, authorizations])).toEqual([
    ['Sealed record', ''],
    ['Ada Sample', 'A-1203'],
  ]);
});

test('A bill as a spreadsheet has each session once, with what is not billed and why', () => {
  const lines = cellsOf(billCsv(children));
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatchObject({
    Child: 'Sealed record',
    Status: '2 sessions',
    Units: '1.5',
    Amount: '90.00',
  });
  expect(lines[1]).toMatchObject({
    Date: '2026-10-06',
    Minutes: '30',
    'Individual or Group': 'Group of 3',
    Setting: 'School Classroom',
    Status: 'Took place',
    'Make-Up For': '2026-09-22',
    Units: '1',
    Rate: '60.00',
    Amount: '60.00',
  });
  expect(lines[2]).toMatchObject({ Status: 'Absence', Units: '', Amount: '' });
  expect(lines[3]).toMatchObject({ 'Not Billed Because': 'It has no note', Amount: '' });
});

test('A bill for a county has the published fields in their order, of billed and missed sessions', () => {
  const csv = countyCsv(children);
  expect(csv.split('\r\n')[0]).toBe(
    [
      ...['Attendance ID', 'Group ID', 'Number of Children', 'ESID', 'Therapist ID', 'Co-Visit Therapist'],
      ...['County Number', 'Date', 'Start', 'End', 'Procedure Codes', 'Diagnosis Codes', 'Notes', 'Setting'],
      ...['Make-Up For', 'Progress', 'Location', 'Units', 'Rate', 'Attendance Type', 'Child'],
    ]
      .map((name) => `"${name}"`)
      .join(','),
  );
  expect(csv.split('\r\n').slice(1, 4)).toEqual([
    ',,,,,,,,,,,,,,,,,1.5,,,"Sealed record"',
    ',1,3,"A-1203",,,,"10/06/2026","10:30 AM","11:00 AM",,"F82, R27.8",,"School Classroom","09/22/2026","Limited Progress","Maple Street School",1,"60.00","Took place","Ada Sample"',
    ',1,3,"A-1203",,,,"10/08/2026","10:30 AM","11:00 AM",,,,"School Classroom",,,"Maple Street School",,,"Absence","Ada Sample"',
  ]);
});

test('Text that a spreadsheet would compute is not computed', () => {
  const csv = sessionLogCsv([buildServiceLog({ child: { label: '=1+1', dateOfBirth: null } })]);
  expect(csv).toContain('"\'=1+1"');
});

test.each<[Partial<LogRow>, string, string]>([
  [{}, 'Group of 3', 'Took place'],
  [{ type: 'individual', groupSize: null, status: 'no-show' }, 'Individual', 'No Show'],
  [
    { type: 'home', groupSize: null, status: 'cancelled', missedReason: 'provider-absent' },
    'Home visit',
    'Cancelled: Therapist absent',
  ],
  [{ groupSize: null, status: 'scheduled' }, 'Group', 'Scheduled'],
])('A session %j is for "%s", and its outcome is "%s"', (change, participants, outcome) => {
  const row = buildLogRow(change);
  expect([participantsText(row), outcomeText(row)]).toEqual([participants, outcome]);
});
