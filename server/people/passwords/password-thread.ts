import { Worker } from 'node:worker_threads';

/** A request to the thread, and its reply. */
export interface HashOrder {
  password: string;
  salt: Uint8Array;
  memory: number;
  passes: number;
  lanes: number;
  tagBytes: number;
}
export type HashReply = { tag: Uint8Array } | { failure: string };

let worker: Worker | undefined;

/**
 * Computes one argon2id tag in the dedicated thread; call it again only after it has answered. Each thread that
 * computed one keeps at least 19 MiB: four threads kept 140 MiB after a burst.
 */
export function hashInThread(order: HashOrder): Promise<Uint8Array> {
  const thread = worker ?? startThread();
  thread.ref();
  return new Promise<Uint8Array>((resolve, reject) => {
    const end = () => reject(new Error('The thread that hashes passwords ended'));
    thread.once('exit', end);
    thread.once('message', (reply: HashReply) => {
      thread.off('exit', end);
      if ('tag' in reply) resolve(reply.tag);
      else reject(new Error(reply.failure));
    });
    thread.postMessage(order);
  }).finally(() => thread.unref());
}

function startThread(): Worker {
  const started = new Worker(new URL('./password-worker.ts', import.meta.url));
  worker = started;
  // An error ends the thread; the next password starts another one.
  started.on('error', () => undefined);
  started.once('exit', () => {
    if (worker === started) worker = undefined;
  });
  return started;
}
