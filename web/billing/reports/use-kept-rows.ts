import { useState } from 'react';

type OfClient = { clientId: number };

/**
 * A list, each row of a client, in which a row that was acted on stays where it stood: no other one slides under a
 * pointer that is about to press again.
 */
export function useKeptRows<Row extends OfClient>(rows: readonly Row[]) {
  const [kept, setKept] = useState<{ row: Row; index: number }[]>([]);
  const isKept = ({ clientId }: OfClient) => kept.some(({ row }) => row.clientId === clientId);
  const shown = rows.filter((row) => !isKept(row));
  for (const { row, index } of kept.toSorted((one, other) => one.index - other.index)) {
    shown.splice(index, 0, row);
  }
  return {
    shown,
    keep: (row: Row) => setKept([...kept, { row, index: shown.indexOf(row) }]),
    letGo: ({ clientId }: OfClient) => setKept((now) => now.filter(({ row }) => row.clientId !== clientId)),
  };
}
