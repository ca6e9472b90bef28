/**
 * Repeats a request during `work`. Returns the result of the work, its duration, and the median duration of the
 * requests, in milliseconds.
 */
export async function withConcurrentRequests<Done>(
  work: () => Promise<Done>,
  other: () => Promise<unknown>,
): Promise<{ done: Done; took: number; wait: number }> {
  const waits: number[] = [];
  let isDone = false;
  const began = performance.now();
  const working = work().finally(() => {
    isDone = true;
  });
  while (!isDone) {
    const asked = performance.now();
    // Waits for its turn first, like a request over the network.
    await new Promise(setImmediate);
    await other();
    waits.push(performance.now() - asked);
  }
  const done = await working;
  const took = performance.now() - began;
  return { done, took, wait: waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0 };
}
