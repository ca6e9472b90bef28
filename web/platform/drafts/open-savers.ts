interface Saver {
  open(): void;
  close(): void;
}

export interface OpenSaver<Open extends Saver> {
  saver: Open;
  /** Number of components that show it. */
  places: number;
}

/** Open drafts by key: a record shown in several places of the page has one draft and is saved once. */
export class OpenSavers<Open extends Saver> {
  readonly #open = new Map<string, OpenSaver<Open>>();

  /** Returns the open saver of this key; `make` creates it if there is none. */
  at(key: string, make: () => Open): OpenSaver<Open> {
    const open = this.#open.get(key) ?? { saver: make(), places: 0 };
    this.#open.set(key, open);
    return open;
  }

  has(key: string): boolean {
    return this.#open.has(key);
  }

  /** Returns the savers whose keys begin with `start`. */
  beginningWith(start: string): Open[] {
    return [...this.#open].flatMap(([key, { saver }]) => (key.startsWith(start) ? [saver] : []));
  }

  /** Registers a place that shows it. Returns the function that unregisters it; the last one closes the saver. */
  show(key: string, open: OpenSaver<Open>): () => void {
    this.#open.set(key, open);
    open.places += 1;
    if (open.places === 1) open.saver.open();
    return () => {
      open.places -= 1;
      if (open.places > 0) return;
      this.#open.delete(key);
      open.saver.close();
    };
  }
}
