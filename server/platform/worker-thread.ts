import { type TransferListItem, Worker } from 'node:worker_threads';

/** Memory limit of a thread in megabytes; a thread that exceeds it ends with ERR_WORKER_OUT_OF_MEMORY. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };

/**
 * Runs a module in its own thread with `order` as workerData and returns the message it ends with. For computations
 * that take seconds, so that other requests are answered meanwhile. Rejects with the thread's error.
 */
export function runWorkerThread<Answer>(
  module: URL,
  order: unknown,
  transferList: TransferListItem[] = [],
): Promise<Answer> {
  const { promise, resolve, reject } = Promise.withResolvers<Answer>();
  const worker = new Worker(module, { workerData: order, transferList, resourceLimits: THREAD_MEMORY });
  worker.once('message', (answer: Answer) => resolve(answer));
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('A thread ended without its answer')));
  return promise;
}
