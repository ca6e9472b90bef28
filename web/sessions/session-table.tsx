import { formatDate, formatTime, type TimeZone } from '#domain/dates.ts';
import { notesPreview } from '#domain/sessions/notes-preview.ts';
import type { Session } from '#domain/sessions/session.ts';
import { sessionStatusLabels, sessionTypeLabels } from '#domain/sessions/session-words.ts';
import { LongTable } from '#web/ui/long-table.tsx';
import type { MoreRows } from '#web/ui/more-rows.tsx';
import { HeadCell } from '#web/ui/table.tsx';
import { SessionRow } from './session-row.tsx';

const ROW_HEIGHT_PX = 65;

interface SessionTableProps {
  sessions: readonly Session[];
  more: MoreRows | undefined;
  /** What was typed to find them. */
  searched: string;
  clientName: (clientId: number) => string;
  timeZone: TimeZone;
}

const head = (
  <>
    <HeadCell className="w-[21%] xl:w-[22%]">Client</HeadCell>
    <HeadCell className="w-36 xl:w-32">Date</HeadCell>
    <HeadCell className="w-25 xl:w-40">Type</HeadCell>
    <HeadCell className="w-24 md:max-xl:hidden">Duration</HeadCell>
    <HeadCell className="w-28 xl:w-32">Status</HeadCell>
    <HeadCell>Notes</HeadCell>
  </>
);

/** The sessions as rows that link to them; of a long list only the rows in sight are drawn. */
export function SessionTable({ sessions, more, searched, clientName, timeZone }: SessionTableProps) {
  return (
    <LongTable
      label="Sessions"
      items={sessions}
      more={more}
      rowHeightPx={ROW_HEIGHT_PX}
      head={head}
      // The duration is a column of its own on wide screens only.
      columnCount={5}
      // Beside the menu or on a tablet the columns move together, so that notes stay readable.
      className="table-fixed [overflow-anchor:none] md:max-xl:[&_td]:px-2.5 md:max-xl:[&_th]:px-2.5"
      findText={(session) =>
        [
          clientName(session.clientId),
          formatDate(session.date, timeZone),
          formatTime(session.date, timeZone),
          sessionTypeLabels[session.type],
          `${session.duration} min`,
          sessionStatusLabels[session.status],
          notesPreview(session.notes),
        ].join(' ')
      }
    >
      {(session, { index, measure }) => (
        <SessionRow
          key={session.id}
          session={session}
          searched={searched}
          clientName={clientName(session.clientId)}
          timeZone={timeZone}
          index={index}
          measure={measure}
        />
      )}
    </LongTable>
  );
}
