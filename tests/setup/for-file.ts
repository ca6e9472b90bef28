import { beforeAll } from 'vitest';
import type { AtEnd } from './temporary-folder.ts';

/**
 * Starts something once before the tests of a file and stops it afterwards; returns a function that returns it. For
 * sweeps, which try each case on one practice.
 */
export function forFile<Started>(start: (atEnd: AtEnd) => Promise<Started>): () => Started {
  let started: Started | undefined;
  beforeAll(async () => {
    const ends: Parameters<AtEnd>[0][] = [];
    started = await start((end) => ends.push(end));
    return async () => {
      started = undefined;
      for (const end of ends.reverse()) await end();
    };
  });
  return () => {
    if (started === undefined) throw new Error('The tests of the file have not begun, or are over');
    return started;
  };
}
