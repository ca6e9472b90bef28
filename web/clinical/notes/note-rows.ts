import { createContext, type RefCallback, use, useState, useSyncExternalStore } from 'react';
import { Listeners } from '#web/platform/ui/listeners.ts';

/** A row of the page that can receive keys: the pad of a goal, or a section of the note. */
export interface NoteRow {
  press: (key: string) => void;
  /** Scrolls it into view and makes screen readers announce it. */
  focus: () => void;
  /** Returns its element; null while it is collapsed or hidden. */
  element: () => HTMLElement | null;
  focusQuickEntry?: () => void;
}

/** The rows of a page. Keys go to one of them: the last one used, or initially the first pad. */
export class NoteRows {
  readonly #rows = new Map<string, NoteRow>();
  readonly #listeners = new Listeners();
  /** Calls a listener after each change; returns the function that stops it. */
  readonly subscribe = this.#listeners.subscribe;
  #chosen: string | undefined;
  #firstPad: string | undefined;

  get current(): string | undefined {
    return this.#chosen ?? this.#firstPad;
  }

  choose(id: string): void {
    if (id !== this.#chosen) this.#change(() => (this.#chosen = id));
  }

  /** Selects the first visible pad, after different rows became visible. */
  chooseFirstPad(): void {
    const pad = this.#inOrder().find(([, row]) => row.focusQuickEntry);
    if (pad) this.choose(pad[0]);
  }

  /** Adds or updates a row. */
  take(id: string, row: NoteRow): void {
    this.#rows.set(id, row);
    if (row.focusQuickEntry && this.#firstPad === undefined) this.#change(() => (this.#firstPad = id));
  }

  press(key: string): void {
    this.#inOrder()
      .find(([id]) => id === this.current)?.[1]
      .press(key);
  }

  /** Moves the selection by a number of rows. */
  move(by: number): void {
    const rows = this.#inOrder();
    const next = rows[rows.findIndex(([id]) => id === this.current) + by];
    if (!next) return;
    this.choose(next[0]);
    next[1].focus();
  }

  /** Moves from one pad's quick entry to the next pad's. */
  focusNextQuickEntry(id: string): void {
    const rows = this.#inOrder();
    const behind = rows.slice(rows.findIndex(([known]) => known === id) + 1);
    behind.find(([, row]) => row.focusQuickEntry)?.[1].focusQuickEntry?.();
  }

  #inOrder(): [string, NoteRow][] {
    return [...this.#rows]
      .flatMap(([id, row]) => {
        const element = row.element();
        return element?.checkVisibility() ? [{ id, row, element }] : [];
      })
      .sort((a, b) => (comesBefore(a.element, b.element) ? -1 : 1))
      .map(({ id, row }) => [id, row]);
  }

  #change(change: () => void): void {
    change();
    this.#listeners.notify();
  }
}

function comesBefore(one: Node, other: Node): boolean {
  return (one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
}

/** The rows of the page around a note. */
export const NoteRowsContext = createContext(new NoteRows());

/** Registers a row, and returns whether keys go to it. */
export function useNoteRow(id: string) {
  const rows = use(NoteRowsContext);
  const isCurrent = useSyncExternalStore(rows.subscribe, () => rows.current === id);
  const [ref] = useState(
    (): RefCallback<NoteRow> => (row) => {
      if (row) rows.take(id, row);
    },
  );
  return { rows, isCurrent, ref, choose: () => rows.choose(id) };
}
