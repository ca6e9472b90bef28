// A test's clock may be stopped; waiting uses the real one.
import { setTimeout } from 'node:timers';

const PATIENCE_MS = 15_000;
const FIRST_WAIT_MS = 10;
const LONGEST_WAIT_MS = 100;
const TURNS = 10;

/** Repeats `attempt` until it returns without an error; throws its last error after fifteen seconds. */
export async function eventually<Result>(attempt: () => Result | Promise<Result>): Promise<Result> {
  const until = performance.now() + PATIENCE_MS;
  for (let wait = FIRST_WAIT_MS; ; wait = Math.min(wait * 1.5, LONGEST_WAIT_MS)) {
    try {
      return await attempt();
    } catch (error) {
      if (performance.now() > until) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
}

/** Waits until the effects of a change, and the timers they set, have run. */
export async function settle(): Promise<void> {
  for (let turn = 0; turn < TURNS; turn += 1) await new Promise((resolve) => setTimeout(resolve));
}
