import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Returns the longest time during `work` in which nothing else ran in this process, as a share of the total. */
export async function longestPauseDuring(work: () => Promise<unknown>): Promise<number> {
  const pauses = monitorEventLoopDelay({ resolution: 5 });
  pauses.enable();
  const began = performance.now();
  await work();
  const took = performance.now() - began;
  pauses.disable();
  return pauses.max / 1_000_000 / took;
}
