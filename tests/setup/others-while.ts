/**
 * Asks for something again and again while `work` is under way. Gives what the work gave, how long it took, and the
 * median of the times that the others waited, in milliseconds.
 */
export async function othersWhile<Done>(
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
    // As a request that comes over the network has to: it waits for its turn first.
    await new Promise(setImmediate);
    await other();
    waits.push(performance.now() - asked);
  }
  const done = await working;
  const took = performance.now() - began;
  return { done, took, wait: waits.sort((a, b) => a - b)[Math.floor(waits.length / 2)] ?? 0 };
}
