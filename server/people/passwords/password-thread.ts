import { Worker } from 'node:worker_threads';

/** What the thread is asked for, and what it gives. */
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
 * Computes one argon2id tag in the one thread that is there for it; call it again only once it has answered. Each
 * thread that ever computed one keeps its 19 MiB and more: four at a time left 140 MiB behind after a burst.
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
