import { type TransferListItem, Worker } from 'node:worker_threads';

/** What a thread may fill with its objects, in megabytes; one that needs more ends with ERR_WORKER_OUT_OF_MEMORY. */
const THREAD_MEMORY = { maxOldGenerationSizeMb: 768, maxYoungGenerationSizeMb: 64 };

/**
 * Runs a module in a thread of its own, with `order` as its workerData, and gives the message it ends with. For what
 * computes for seconds: everybody else's requests are answered meanwhile. Rejects with the error that the thread threw.
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
