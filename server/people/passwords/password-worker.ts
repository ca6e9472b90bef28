import { argon2Sync } from 'node:crypto';
import { parentPort } from 'node:worker_threads';
import type { HashOrder, HashReply } from './password-thread.ts';

parentPort?.on('message', ({ password, salt, memory, passes, lanes, tagBytes }: HashOrder) => {
  parentPort?.postMessage(hash());

  function hash(): HashReply {
    try {
      const tag = argon2Sync('argon2id', {
        message: Buffer.from(password),
        nonce: salt,
        memory,
        passes,
        parallelism: lanes,
        tagLength: tagBytes,
      });
      return { tag };
    } catch (error) {
      return { failure: error instanceof Error ? error.message : 'unknown' };
    }
  }
});
