interface Keeper {
  open(): void;
  close(): void;
}

export interface OpenKeeper<Kept extends Keeper> {
  keeper: Kept;
  /** How many places show it. */
  places: number;
}

/** What is worked on just now: wherever one of it is shown on this page, it is one draft and is saved once. */
export class OpenKeepers<Kept extends Keeper> {
  readonly #open = new Map<string, OpenKeeper<Kept>>();

  /** The open one of this key; `make` makes it where there is none. */
  at(key: string, make: () => Kept): OpenKeeper<Kept> {
    const open = this.#open.get(key) ?? { keeper: make(), places: 0 };
    this.#open.set(key, open);
    return open;
  }

  has(key: string): boolean {
    return this.#open.has(key);
  }

  /** Those whose keys begin so. */
  beginningWith(start: string): Kept[] {
    return [...this.#open].flatMap(([key, { keeper }]) => (key.startsWith(start) ? [keeper] : []));
  }

  /** Shows it in one more place. Gives the function that closes this place; the last one closes the keeper. */
  show(key: string, open: OpenKeeper<Kept>): () => void {
    this.#open.set(key, open);
    open.places += 1;
    if (open.places === 1) open.keeper.open();
    return () => {
      open.places -= 1;
      if (open.places > 0) return;
      this.#open.delete(key);
      open.keeper.close();
    };
  }
}
