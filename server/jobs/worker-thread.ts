import { type TransferListItem, Worker } from 'node:worker_threads';

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
  const worker = new Worker(module, { workerData: order, transferList });
  worker.once('message', (answer: Answer) => resolve(answer));
  worker.once('error', reject);
  worker.once('exit', () => reject(new Error('A thread ended without its answer')));
  return promise;
}
