import { type ComponentType, memo, type Ref } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime, type TimeZone } from '#domain/platform/dates.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { RowLink, TableCell, TableRow } from '#web/platform/ui/table.tsx';
import { SessionStatusBadge } from './session-status-badge.tsx';

/** What notes add to a row; `web/program/screens/session-list-screen.tsx` supplies it. */
export interface SessionRowParts {
  NoteCell: ComponentType<{ session: Session; searched: string }>;
}

interface SessionRowProps extends SessionRowParts {
  session: Session;
  /** The search text. */
  searched: string;
  timeZone: TimeZone;
  /** The index among the visible rows. */
  index: number;
  /** The index among all sessions of the list. */
  place: number;
  /** Measures the row's height; the first row has no border above it. */
  measure?: Ref<HTMLTableRowElement> | undefined;
}

/** A session as a table row, or as a card on phones. */
export const SessionRow = memo(function SessionRow({
  session,
  searched,
  timeZone,
  index,
  place,
  measure,
  NoteCell,
}: SessionRowProps) {
  const time = formatTime(session.date, timeZone);
  return (
    <TableRow
      interactive
      ref={measure}
      data-index={index}
      // The header is the first row.
      aria-rowindex={place + 2}
      className="max-md:grid max-md:grid-cols-[minmax(0,1fr)_auto] max-md:gap-x-3"
    >
      <TableCell className="font-semibold max-md:text-base">
        <RowLink to={`/sessions/${session.id}`} className="line-clamp-2 min-w-0 break-words">
          <ClientNameOf id={session.clientId} />
        </RowLink>
      </TableCell>
      <TableCell className="max-md:order-1">
        {/* The heading above says the day; a screen reader may read a row alone. */}
        <span className="sr-only">{`${formatDate(session.date, timeZone)}, `}</span>
        <span>
          <span className="font-medium tabular-nums">{time}</span>
          <span className="text-ink-muted">{` · ${session.duration} min`}</span>
        </span>
      </TableCell>
      <TableCell className="max-md:order-2 max-md:justify-end max-md:text-ink-muted">
        {sessionTypeLabels[session.type]}
      </TableCell>
      <TableCell className="max-md:items-start max-md:justify-end">
        <SessionStatusBadge status={session.status} />
      </TableCell>
      <TableCell className="text-ink-muted max-md:order-3 max-md:col-span-2 max-md:empty:hidden">
        <NoteCell session={session} searched={searched} />
      </TableCell>
    </TableRow>
  );
});
