import { vi } from 'vitest';

/** Clears a page's timers when it ends, as a browser does: modules of the app are not called again. */
export class ScreenTimers {
  readonly #timers: NodeJS.Timeout[] = [];
  readonly #leastMs: number;
  readonly #spies = [this.#recorded('setTimeout'), this.#recorded('setInterval')];

  /** Each timer takes `leastMs` at least. */
  constructor(leastMs: number) {
    this.#leastMs = leastMs;
  }

  end(): void {
    for (const spy of this.#spies) spy.mockRestore();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  #recorded(name: 'setTimeout' | 'setInterval') {
    const set = globalThis[name];
    return vi.spyOn(globalThis, name).mockImplementation((act, ms, ...given) => {
      const timer = set(act, Math.max(ms ?? 0, this.#leastMs), ...given);
      // The program in the same process also sets timers, which stay.
      if (new Error().stack?.includes('/web/')) this.#timers.push(timer);
      return timer;
    });
  }
}
