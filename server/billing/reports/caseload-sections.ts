import { figureText, hoursOf } from '#domain/billing/reports/report-figures.ts';
import { formatPeriod } from '#domain/billing/reports/report-period.ts';
import { attendanceRate } from '#domain/billing/reports/session-report.ts';
import { minutesOf } from '#domain/billing/reports/time-report.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { minutesDelivered } from '#domain/caseload/sessions/session-totals.ts';
import {
  sessionStatuses,
  sessionStatusLabels,
  sessionTypeLabels,
  sessionTypes,
} from '#domain/caseload/sessions/session-words.ts';
import { tookPlace } from '#domain/caseload/sessions/took-place.ts';
import { timeKindLabels } from '#domain/caseload/time-entries/time-entry.ts';
import { formatDate } from '#domain/platform/dates.ts';
import type { ReportSection } from '#server/platform/pdf/report-section.ts';
import { type CountedReport, withoutEmptyEnd } from './counted-report.ts';

interface Part {
  title: string;
  has: (session: Session) => boolean;
}

const byStatus: readonly Part[] = sessionStatuses.map((status) => ({
  title: sessionStatusLabels[status],
  has: (session) => session.status === status,
}));
const byType: readonly Part[] = sessionTypes.map((type) => ({
  title: sessionTypeLabels[type],
  has: (session) => session.type === type,
}));

/** Returns the sections about sessions, attendance, assessments and ages for a report's PDF. */
export function caseloadSections(counted: CountedReport): ReportSection[] {
  return [
    {
      ...sessionsSection(counted, byStatus),
      title: 'Sessions by Status',
      note: 'The bar is all sessions; its filled part was completed.',
    },
    { ...sessionsSection(counted, byType), title: 'Sessions by Type' },
    attendanceSection(counted),
    ...(counted.scope.clientId === null ? [timeSection(counted)] : []),
    assessmentsSection(counted),
    agesSection(counted),
  ];
}

function sessionsSection({ report }: CountedReport, parts: readonly Part[]): Omit<ReportSection, 'title'> {
  const all = report.rows.sessions;
  const shown = parts.filter(({ has }) => all.some(has));
  const most = Math.max(1, ...report.sessionsOverTime.map(({ sessions }) => sessions.length));
  const counts = (sessions: readonly Session[]) => [
    ...shown.map(({ has }) => sessions.filter(has).length),
    sessions.length,
  ];
  return {
    head: ['When', ...shown.map(({ title }) => title), 'All'],
    rows:
      all.length === 0
        ? []
        : withoutEmptyEnd(report.sessionsOverTime, ({ sessions }) => sessions.length > 0).map(
            ({ slice, sessions }) => ({
              key: slice.from,
              cells: [slice.label, ...counts(sessions)],
              ...(parts === byStatus ? { bar: completedBar(sessions, most) } : {}),
            }),
          ),
    total: ['Total', ...counts(all)],
    empty: 'No sessions in this period.',
  };
}

function completedBar(sessions: readonly Session[], most: number) {
  const completed = sessions.filter(tookPlace).length;
  return { length: sessions.length / most, filled: completed / Math.max(1, sessions.length) };
}

function attendanceSection({ report, scope, nameOf }: CountedReport): ReportSection {
  return {
    title: 'Attendance by Client',
    note: `Absences count in the school year ${formatPeriod(report.schoolYear)}.`,
    head: [
      'Client',
      'Sessions',
      'Hours',
      'Attendance',
      'Absences',
      `Billable Left of ${scope.settings.billableAbsences}`,
    ],
    rows: report.attendance.map(({ clientId, sessions, absencesOfYear, billableLeft }) => ({
      key: clientId,
      cells: [
        nameOf(clientId),
        sessions.length,
        hoursOf(minutesDelivered(sessions)),
        figureText(attendanceRate(sessions), 'share'),
        absencesOfYear.length,
        billableLeft,
      ],
    })),
    total: [
      'Total',
      report.rows.sessions.length,
      hoursOf(minutesDelivered(report.rows.sessions)),
      figureText(attendanceRate(report.rows.sessions), 'share'),
      report.attendance.reduce((sum, { absencesOfYear }) => sum + absencesOfYear.length, 0),
      '',
    ],
    empty: 'No sessions in this period, and no absences in this school year.',
  };
}

function timeSection({ report: { timeByKind } }: CountedReport): ReportSection {
  const all = timeByKind.flatMap(({ entries }) => entries);
  return {
    title: 'Time Without a Child',
    note: 'In no invoice, and not in the hours delivered.',
    head: ['Kind', 'Entries', 'Hours'],
    rows: timeByKind.map(({ kind, entries }) => ({
      key: kind,
      cells: [timeKindLabels[kind], entries.length, hoursOf(minutesOf(entries))],
    })),
    total: ['Total', all.length, hoursOf(minutesOf(all))],
    empty: 'No time without a child in this period.',
  };
}

function assessmentsSection({ report, scope, nameOf }: CountedReport): ReportSection {
  return {
    title: 'Assessments Due',
    head: ['Assessment', 'Client', 'Created'],
    textColumns: 2,
    rows: report.assessmentsDue.map(({ id, title, clientId, dateCreated }) => ({
      key: id,
      cells: [title, nameOf(clientId), formatDate(dateCreated, scope.settings.timeZone)],
    })),
    empty: 'No assessment is waiting.',
  };
}

function agesSection({ report }: CountedReport): ReportSection {
  const count = report.caseload.reduce((sum, { clients }) => sum + clients.length, 0);
  return {
    title: 'Caseload by Age',
    note: 'Clients who are active today.',
    head: ['Age Group', 'Clients'],
    rows:
      count === 0
        ? []
        : report.caseload.map(({ name, clients }) => ({
            key: name,
            cells: [name, clients.length],
            bar: { length: clients.length / count, filled: 1 },
          })),
    total: ['Total', count],
    empty: 'No active clients.',
  };
}
