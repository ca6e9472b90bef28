import { useState } from 'react';

type OfClient = { clientId: number };

/**
 * Returns a list in which rows that were acted on keep their position, so that no other row moves under the pointer
 * before the next press.
 */
export function useStableRows<Row extends OfClient>(rows: readonly Row[]) {
  const [pinned, setPinned] = useState<{ row: Row; index: number }[]>([]);
  const isPinned = ({ clientId }: OfClient) => pinned.some(({ row }) => row.clientId === clientId);
  const shown = rows.filter((row) => !isPinned(row));
  for (const { row, index } of pinned.toSorted((one, other) => one.index - other.index)) {
    shown.splice(index, 0, row);
  }
  return {
    shown,
    pin: (row: Row) => setPinned([...pinned, { row, index: shown.indexOf(row) }]),
    unpin: ({ clientId }: OfClient) => setPinned((now) => now.filter(({ row }) => row.clientId !== clientId)),
  };
}
