// A test's clock may be stopped; waiting uses the real one.
const { setTimeout } = globalThis;

const PATIENCE_MS = 15_000;
const LOOK_EVERY_MS = 20;
const TURNS = 10;

/** Repeats `attempt` until it returns without an error; throws its last error after fifteen seconds. */
export async function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const until = performance.now() + PATIENCE_MS;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
  }
}

/** Waits until the effects of a change, and the timers they set, have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
