import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { LogRow } from './service-log.ts';

/** The codes of an attendance log for days on which no minutes took place. */
const attendanceCodes = {
  CA: 'Child absent',
  TA: 'Therapist absent',
  TM: 'Therapist at a meeting or evaluation',
  SA: 'School activity',
  H: 'Closed',
  NS: 'No-show',
  C: 'Canceled for another reason',
} as const;
type AttendanceCode = keyof typeof attendanceCodes;

/** The legend of an attendance log. */
export const attendanceLegend = [
  ['30', 'Minutes'],
  ['MU/30', 'Make-up, with its minutes'],
  ...Object.entries(attendanceCodes),
]
  .map(([mark, meaning]) => `${mark} = ${meaning}`)
  .join(' · ');

const codeOfReason: Record<Exclude<MissedReason, 'other'>, AttendanceCode> = {
  'student-absent': 'CA',
  'family-cancelled': 'CA',
  'provider-absent': 'TA',
  'provider-meeting': 'TM',
  'school-activity': 'SA',
  'school-closed': 'H',
};

/**
 * Returns the mark of a session in its day's box: its minutes, or the code of a miss; undefined while it is planned. A
 * canceled session without a reason is read as closed on a closed day.
 */
export function attendanceMark(
  { status, missedReason, makeUpFor, minutes }: LogRow,
  isClosed: boolean,
): string | undefined {
  if (status === 'scheduled') return undefined;
  if (status === 'completed') return makeUpFor === null ? String(minutes) : `MU/${minutes}`;
  return missedCode({ status, missedReason }, isClosed);
}

function missedCode(
  { status, missedReason }: Pick<LogRow, 'status' | 'missedReason'>,
  isClosed: boolean,
): AttendanceCode {
  if (status === 'no-show') return 'NS';
  if (missedReason !== null && missedReason !== 'other') return codeOfReason[missedReason];
  if (status === 'absence') return 'CA';
  return missedReason === null && isClosed ? 'H' : 'C';
}
