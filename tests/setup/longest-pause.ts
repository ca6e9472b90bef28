import { monitorEventLoopDelay } from 'node:perf_hooks';

/** The longest time during `work` in which nothing else of this process had its turn, as a share of all of its time. */
export async function longestPauseDuring(work: () => Promise<unknown>): Promise<number> {
  const pauses = monitorEventLoopDelay({ resolution: 5 });
  pauses.enable();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  pauses.disable();
  return pauses.max / 1_000_000 / took;
}
