import { type SessionStatus, sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import type { FilledDocument } from '#domain/clinical/documents/filled-document.ts';
import { minutesOwedText } from '#domain/clinical/documents/minutes-owed-text.ts';
import { noneMissedText, unsignedSessionsText } from '#domain/clinical/documents/unsigned-sessions.ts';
import { capitalized } from '#domain/platform/capitalized.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { linePart, type PdfPart } from '#server/clinical/signing/clinical-text.ts';
import { pdfTable } from '#server/platform/pdf/pdf-table.ts';

type Missed = FilledDocument['missed'];

/**
 * Returns the service given, the sessions missed by reason, the number of unsigned sessions, which are not counted, and
 * the minutes owed, which count them.
 */
export function attendanceParts(filled: FilledDocument): PdfPart[] {
  const { held, minutes, missed, firstDay, lastDay, unsigned, owed } = filled;
  const days =
    firstDay && lastDay
      ? `First session ${formatDay(firstDay)}, last session ${formatDay(lastDay)}.`
      : undefined;
  const notCounted = unsignedSessionsText(unsigned);
  return [
    `${countOf(held, 'session')} held, ${countOf(minutes, 'minute')}. Missed: ${missedText(missed) || noneMissedText(unsigned)}.`,
    days,
    notCounted && `${notCounted}.`,
    owed && `Service owed: ${minutesOwedText(owed)}.`,
  ].flatMap((text) => (text ? [linePart(text)] : []));
}

const columns = [
  { label: 'Month', width: '30%' },
  { label: 'Held', width: '12%', isNumber: true },
  { label: 'Minutes', width: '14%', isNumber: true },
  { label: '', width: '4%' },
  { label: 'Missed', width: '40%' },
];

/** Returns the service by month; empty without any. */
export function monthTable({ months, unsigned }: Pick<FilledDocument, 'months' | 'unsigned'>): PdfPart[] {
  if (months.length === 0) return [];
  const rows = months.map(({ month, held, minutes, missed }) => ({
    key: month,
    cells: [
      month,
      String(held),
      String(minutes),
      '',
      missedText(missed) || capitalized(noneMissedText(unsigned)),
    ],
  }));
  return [{ content: pdfTable('months', columns, rows), isLong: true }];
}

function missedText(missed: Missed): string {
  return missed
    .filter(({ sessions }) => sessions > 0)
    .map(({ status, sessions }) => `${sessions} ${reasonOf(status, sessions)}`)
    .join(', ');
}

/** Returns "absence", "absences", "no show", "no shows" or "cancelled". */
function reasonOf(status: SessionStatus, sessions: number): string {
  const one = sessionStatusLabels[status].toLowerCase();
  return sessions === 1 || status === 'cancelled' ? one : `${one}s`;
}
