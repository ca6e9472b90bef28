import { Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { bySchoolYear, type SchoolYear } from '#domain/caseload/sessions/school-years.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { minutesDelivered, sessionsByStatus } from '#domain/caseload/sessions/session-totals.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { tookPlace } from '#domain/caseload/sessions/took-place.ts';
import { soapSectionLabels, soapSections } from '#domain/clinical/notes/note-labels.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDate, formatTime, type TimeZone } from '#domain/platform/dates.ts';
import type { ClientRecordContent, RecordChapter } from '#server/platform/pdf/client-record.ts';
import { pageRuns } from '#server/platform/pdf/page-runs.ts';
import { pdfStyles as styles } from '#server/platform/pdf/pdf-styles.ts';
import { type PdfRow, pdfTable } from '#server/platform/pdf/pdf-table.ts';
import { linesOf } from '#server/platform/pdf/text-lines.ts';

const columns = [
  { label: 'Date', width: '17%' },
  { label: 'Time', width: '14%' },
  { label: 'Type', width: '24%' },
  { label: 'Minutes', width: '12%', isNumber: true },
  { label: '', width: '5%' },
  { label: 'Status', width: '28%' },
];

/** Returns every session with its note, by school year, earliest first. */
export function sessionChapter({ sessions, notes, signed, letterhead }: ClientRecordContent): RecordChapter {
  const { timeZone, schoolYearStart } = letterhead.settings;
  const noteOf = new Map(notes.map((note) => [note.sessionId, note]));
  const areSigned = new Set(signed.map(({ sessionId }) => sessionId));
  const years = bySchoolYear(sessions, timeZone, schoolYearStart);
  return {
    title: 'Sessions',
    count: sessions.length === 0 ? 'None' : String(sessions.length),
    ownPage: 'each part',
    parts: years.flatMap((year) => {
      const rows = year.sessions.map((session) =>
        rowOf(session, timeZone, sessionWords(session, noteOf.get(session.id), areSigned)),
      );
      return pageRuns(rows, linesOfRow).map((run, index) => ({
        key: `sessions ${year.label} ${index}`,
        isContinued: index > 0,
        ...(index === 0 && { label: `School year ${year.label}` }),
        content: [
          index === 0 && h(Text, { key: 'summary', style: styles.quiet }, summaryOf(year)),
          pdfTable('table', columns, run),
        ],
      }));
    }),
  };
}

function linesOfRow({ note }: PdfRow): number {
  return note ? 2 + linesOf(note) : 2;
}

function summaryOf({ sessions }: SchoolYear): string {
  const total = sessions.length;
  const delivered = minutesDelivered(sessions);
  const { completed, absence, 'no-show': noShow, cancelled, scheduled } = sessionsByStatus(sessions);
  const withdrawn = completed.filter((session) => !tookPlace(session)).length;
  const counts = [
    countOf(total, 'session'),
    `${completed.length} completed`,
    withdrawn > 0 && `${withdrawn} of them with a withdrawn note, not counted as delivered`,
    absence.length > 0 && countOf(absence.length, 'absence'),
    noShow.length > 0 && `${noShow.length} no show`,
    cancelled.length > 0 && `${cancelled.length} cancelled`,
    scheduled.length > 0 && `${scheduled.length} scheduled`,
    delivered > 0 && `${lengthText(delivered)} of therapy delivered`,
  ];
  return counts.filter(Boolean).join(' · ');
}

function lengthText(minutes: number): string {
  const [hours, rest] = [Math.floor(minutes / 60), minutes % 60];
  return [hours > 0 && `${hours} h`, rest > 0 && `${rest} min`].filter(Boolean).join(' ');
}

/** Returns the text below a session; signed notes have their own chapter and are not repeated. */
function sessionWords(
  { id, notes, noteStatus }: Session,
  note: SessionNote | undefined,
  areSigned: ReadonlySet<number | null>,
): string | null {
  if (areSigned.has(id) && noteStatus !== 'draft') return `Note ${noteStatus}: see Signed notes.`;
  const sections = soapSections.flatMap((section) => {
    const text = note?.[section];
    return text ? [`${soapSectionLabels[section]}: ${text}`] : [];
  });
  const activity = note?.activity && `Activity: ${note.activity}`;
  return [notes, activity, ...sections].filter(Boolean).join('\n') || null;
}

function rowOf(
  { id, date, type, duration, notes: _told, ...session }: Session,
  timeZone: TimeZone,
  words: string | null,
): PdfRow {
  return {
    key: String(id),
    cells: [
      formatDate(date, timeZone),
      formatTime(date, timeZone),
      sessionTypeLabels[type],
      String(duration),
      '',
      statusText(session),
    ],
    note: words,
  };
}

function statusText({
  status,
  absenceNumber,
  billable,
}: Pick<Session, 'status' | 'absenceNumber' | 'billable'>): string {
  const label = sessionStatusLabels[status];
  return status === 'absence'
    ? `${label} ${absenceNumber}, ${billable ? 'billable' : 'not billable'}`
    : label;
}
