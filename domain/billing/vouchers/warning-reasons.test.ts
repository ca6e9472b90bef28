import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { acknowledgedOf, kindsOf, unexplained, warningsOf } from './warning-reasons.ts';

function warning(sessionId: number, check: number, severity: Finding['severity'] = 'warn'): Finding {
  const cure = { label: 'Open Session', address: `/sessions/${sessionId}` };
  return { sessionId, check, severity, clientId: 1, sentence: 'Oct 6: It is late', cure };
}

const warnings = [warning(1, 4), warning(2, 4), warning(2, 15)];

test('Warnings of one check can have one reason, and others their own', () => {
  const reasons = { ofKinds: { 4: 'Agreed with the district' }, ofWarnings: { '2 15': 'Sick leave' } };
  expect(unexplained(warnings, reasons)).toEqual([]);
  expect(acknowledgedOf(warnings, reasons)).toEqual([
    { sessionId: 1, check: 4, reason: 'Agreed with the district' },
    { sessionId: 2, check: 4, reason: 'Agreed with the district' },
    { sessionId: 2, check: 15, reason: 'Sick leave' },
  ]);
});

test.each([
  [{ ofKinds: {}, ofWarnings: {} }, 3],
  [{ ofKinds: { 4: ' ' }, ofWarnings: {} }, 3],
  [{ ofKinds: { 15: 'Sick leave' }, ofWarnings: { '1 4': 'Agreed' } }, 1],
])('With the reasons %j, %i warnings have none', (reasons, count) => {
  expect(unexplained(warnings, reasons)).toHaveLength(count);
});

test('A kind is a check with several warnings', () => {
  expect(kindsOf(warnings)).toEqual([{ check: 4, label: 'Longer than promised', count: 2 }]);
});

test('What stops a session needs no reason', () => {
  const figures = { sessions: 0, minutes: 0, units: 0, cents: 0 };
  const child = { clientId: 1, label: 'Ada Sample', billed: figures, leftOut: figures, sessionIds: [] };
  const findings = [warning(1, 12, 'stop'), warning(2, 4), warning(3, 21, 'info')];
  expect(warningsOf({ children: [{ ...child, findings }] })).toEqual([warning(2, 4)]);
});
