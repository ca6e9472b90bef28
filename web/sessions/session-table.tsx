import { useWindowVirtualizer } from '@tanstack/react-virtual';
import { useLayoutEffect, useRef, useState } from 'react';
import type { TimeZone } from '#domain/dates.ts';
import type { Session } from '#domain/sessions/session.ts';
import { HeadCell, Table, TableBody, TableHead } from '#web/ui/table.tsx';
import { SessionRow } from './session-row.tsx';
import { useWholeListForFind } from './use-whole-list-for-find.ts';

const ROW_HEIGHT_PX = 65;
const ROWS_OUT_OF_SIGHT = 12;

interface SessionTableProps {
  sessions: readonly Session[];
  clientName: (clientId: number) => string;
  timeZone: TimeZone;
}

/** The sessions as rows that link to them. Of a long list only the rows in sight, and some around them, are drawn. */
export function SessionTable({ sessions, clientName, timeZone }: SessionTableProps) {
  const table = useRef<HTMLTableElement>(null);
  const [top, setTop] = useState(0);
  const isWhole = useWholeListForFind();
  const virtualizer = useWindowVirtualizer({
    count: sessions.length,
    estimateSize: () => ROW_HEIGHT_PX,
    overscan: ROWS_OUT_OF_SIGHT,
    scrollMargin: top,
    getItemKey: (index) => sessions[index]?.id ?? index,
  });
  useLayoutEffect(() => {
    if (table.current) setTop(table.current.getBoundingClientRect().top + window.scrollY);
  }, []);

  const drawn = virtualizer.getVirtualItems();
  const before = (drawn.at(0)?.start ?? top) - top;
  const after = virtualizer.getTotalSize() - ((drawn.at(-1)?.end ?? top) - top);
  const indexes = isWhole ? sessions.map((_, index) => index) : drawn.map(({ index }) => index);
  return (
    <Table
      ref={table}
      label="Sessions"
      aria-rowcount={sessions.length + 1}
      className="table-fixed [overflow-anchor:none]"
    >
      <TableHead>
        <HeadCell className="w-[22%]">Client</HeadCell>
        <HeadCell className="w-32">Date</HeadCell>
        <HeadCell className="w-40">Type</HeadCell>
        <HeadCell className="w-24">Duration</HeadCell>
        <HeadCell className="w-32">Status</HeadCell>
        <HeadCell>Notes</HeadCell>
      </TableHead>
      {!isWhole && <Gap height={before} />}
      <TableBody>
        {indexes.map((index) => {
          const session = sessions[index];
          return (
            session && (
              <SessionRow
                key={session.id}
                session={session}
                clientName={clientName(session.clientId)}
                timeZone={timeZone}
                index={index}
                measure={isWhole ? undefined : virtualizer.measureElement}
              />
            )
          );
        })}
      </TableBody>
      {!isWhole && <Gap height={after} />}
    </Table>
  );
}

/** Holds the place of the rows that are not drawn. */
function Gap({ height }: { height: number }) {
  if (height <= 0) return null;
  return (
    <tbody aria-hidden="true" className="max-md:block">
      <tr className="max-md:block">
        <td colSpan={6} style={{ height }} className="p-0 max-md:block" />
      </tr>
    </tbody>
  );
}
