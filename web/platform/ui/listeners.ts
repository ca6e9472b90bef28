/** Functions to call after each change of a value that lives outside React, as `useSyncExternalStore` expects. */
export class Listeners {
  readonly #all = new Set<() => void>();

  /** Calls `listener` after each change; returns the function that stops it. */
  readonly subscribe = (listener: () => void): (() => void) => {
    this.#all.add(listener);
    return () => this.#all.delete(listener);
  };

  notify(): void {
    for (const listener of this.#all) listener();
  }
}
