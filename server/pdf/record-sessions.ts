import { Text } from '@react-pdf/renderer';
import { createElement as h } from 'react';
import { formatDate, formatTime, type TimeZone } from '#domain/dates.ts';
import { minutesDelivered, sessionsByStatus } from '#domain/reports/session-report.ts';
import { bySchoolYear, type SchoolYear } from '#domain/sessions/school-years.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/sessions/session-words.ts';
import type { ClientRecordContent } from './client-record-content.ts';
import { pdfStyles as styles } from './pdf-styles.ts';
import { type PdfRow, pdfTable } from './pdf-table.ts';
import type { RecordChapter } from './record-contents.ts';

const columns = [
  { label: 'Date', width: '17%' },
  { label: 'Time', width: '14%' },
  { label: 'Type', width: '24%' },
  { label: 'Minutes', width: '12%', isNumber: true },
  { label: '', width: '5%' },
  { label: 'Status', width: '28%' },
];

/** Every session with its note, by school year, in the order of time. */
export function sessionChapter({ sessions, letterhead }: ClientRecordContent): RecordChapter {
  const { timeZone, schoolYearStart } = letterhead.settings;
  const years = bySchoolYear(sessions, timeZone, schoolYearStart);
  return {
    title: 'Sessions',
    count: sessions.length === 0 ? 'None' : String(sessions.length),
    ownPage: 'each part',
    parts: years.map((year) => ({
      key: `sessions ${year.label}`,
      label: `School year ${year.label}`,
      content: [
        h(Text, { key: 'summary', style: styles.quiet }, summaryOf(year)),
        pdfTable(
          'table',
          columns,
          year.sessions.map((session) => rowOf(session, timeZone)),
        ),
      ],
    })),
  };
}

function summaryOf({ sessions }: SchoolYear): string {
  const total = sessions.length;
  const delivered = minutesDelivered(sessions);
  const { completed, absence, 'no-show': noShow, cancelled, scheduled } = sessionsByStatus(sessions);
  const counts = [
    `${total} ${total === 1 ? 'session' : 'sessions'}`,
    `${completed.length} completed`,
    absence.length > 0 && `${absence.length} ${absence.length === 1 ? 'absence' : 'absences'}`,
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

function rowOf({ id, date, type, duration, notes, ...session }: Session, timeZone: TimeZone): PdfRow {
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
    note: notes,
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
