import { type RefObject, useEffect, useRef, useState } from 'react';

interface MovedRow {
  /** The row's own id, as its buttons carry it in `data-move`. */
  id: string;
  step: 1 | -1;
  /** Where it is now, for screen readers. */
  words: string;
}

interface MovedRows {
  /** The list whose rows move. */
  list: RefObject<HTMLUListElement | null>;
  /** Where the row that moved last is now. */
  words: string;
  announceMove: (moved: MovedRow) => void;
}

/** Keeps the focus on the button that moved a row, or on the other one where the row can go no further. */
export function useMovedRow(): MovedRows {
  const list = useRef<HTMLUListElement>(null);
  const [moved, setMoved] = useState<MovedRow>();
  useEffect(() => {
    if (moved === undefined) return;
    const buttonFor = (step: number) =>
      list.current?.querySelector<HTMLElement>(`[data-move="${moved.id} ${step}"]:not(:disabled)`);
    (buttonFor(moved.step) ?? buttonFor(-moved.step))?.focus();
  }, [moved]);
  return { list, words: moved?.words ?? '', announceMove: setMoved };
}
