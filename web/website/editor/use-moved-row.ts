import { type RefObject, useEffect, useRef, useState } from 'react';

interface MovedRow {
  /** The row's id, which its buttons have as `data-move`. */
  id: string;
  step: 1 | -1;
  /** The row's new position, for screen readers. */
  words: string;
}

interface MovedRows {
  /** The list whose rows move. */
  list: RefObject<HTMLUListElement | null>;
  /** The new position of the row that moved last. */
  words: string;
  announceMove: (moved: MovedRow) => void;
}

/** Keeps the focus on the button that moved a row, or on the opposite one at the end of the list. */
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
