import { memo, useMemo } from 'react';
import { notesPreview } from '#domain/caseload/sessions/notes-preview.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { groupedByDay, type SessionLine } from '#domain/caseload/sessions/sessions-by-day.ts';
import { formatDate, formatTime, type TimeZone } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { LongTable } from '#web/platform/ui/long-table.tsx';
import type { MoreRows } from '#web/platform/ui/more-rows.tsx';
import { HeadCell } from '#web/platform/ui/table.tsx';
import { SessionDayRow } from './session-day-row.tsx';
import { SessionRow, type SessionRowParts } from './session-row.tsx';

const ROW_HEIGHT_PX = 47;
/** With a note that takes two lines, as about this many letters do on a laptop. */
const TWO_LINES_HEIGHT_PX = 65;
const TWO_LINES_LETTERS = 60;
const DAY_HEIGHT_PX = 33;
const COLUMNS = 5;

interface SessionTableProps extends SessionRowParts {
  sessions: readonly Session[];
  more: MoreRows | undefined;
  /** Later pages that are not loaded yet. */
  unreadAbove: MoreRows | undefined;
  /** Whether later rows are added above the visible ones without moving them. */
  keepsPosition: boolean;
  /** The search text. */
  searched: string;
  timeZone: TimeZone;
}

const head = (
  <>
    <HeadCell className="w-[21%] xl:w-[22%]">Client</HeadCell>
    <HeadCell className="w-40 xl:w-44">Time</HeadCell>
    <HeadCell className="w-25 xl:w-40">Type</HeadCell>
    <HeadCell className="w-28 xl:w-32">Status</HeadCell>
    <HeadCell>Notes</HeadCell>
  </>
);

/**
 * The sessions as rows that link to their pages, grouped by day. A long list renders only visible rows, and none while
 * the search box is typed in.
 */
export const SessionTable = memo(function SessionTable({
  sessions,
  more,
  unreadAbove,
  keepsPosition,
  searched,
  timeZone,
  NoteCell,
}: SessionTableProps) {
  const clientName = useClientName();
  const lines = useMemo(() => groupedByDay(sessions, timeZone), [sessions, timeZone]);
  const placesAbove = unreadAbove?.count ?? 0;
  return (
    <LongTable
      label="Sessions"
      items={lines}
      more={more}
      unreadAbove={unreadAbove}
      keepsPosition={keepsPosition}
      rowCount={placesAbove + sessions.length + (more?.count ?? 0)}
      rowHeightPx={ROW_HEIGHT_PX}
      heightOf={heightOf}
      head={head}
      columnCount={COLUMNS}
      // With the menu visible or on a tablet, columns have less padding, so that notes stay readable.
      className="table-fixed [overflow-anchor:none] md:max-xl:[&_td]:px-2.5 md:max-xl:[&_th]:px-2.5"
      findText={(line) => findTextOf(line, clientName, timeZone)}
    >
      {(line, { index, measure }) =>
        line.session ? (
          <SessionRow
            key={line.id}
            session={line.session}
            searched={searched}
            timeZone={timeZone}
            NoteCell={NoteCell}
            index={index}
            place={placesAbove + line.place}
            measure={measure}
          />
        ) : (
          <SessionDayRow key={line.id} day={line.day} columnCount={COLUMNS} index={index} measure={measure} />
        )
      }
    </LongTable>
  );
});

function heightOf({ session }: SessionLine): number {
  if (session === undefined) return DAY_HEIGHT_PX;
  return (session.notes ?? '').length > TWO_LINES_LETTERS ? TWO_LINES_HEIGHT_PX : ROW_HEIGHT_PX;
}

function findTextOf(
  { session }: SessionLine,
  clientName: (clientId: number) => string,
  timeZone: TimeZone,
): string {
  if (session === undefined) return '';
  return [
    clientName(session.clientId),
    formatDate(session.date, timeZone),
    formatTime(session.date, timeZone),
    sessionTypeLabels[session.type],
    `${session.duration} min`,
    sessionStatusLabels[session.status],
    notesPreview(session.notes),
  ].join(' ');
}
