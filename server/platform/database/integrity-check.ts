import { runWorkerThread } from '#server/platform/worker-thread.ts';

/**
 * Reads every page of a database file, in a thread beside the program: about three seconds for a gigabyte. Gives what is
 * wrong with it in SQLite's words, null when nothing is.
 */
export function findDamage(file: string): Promise<string | null> {
  return runWorkerThread<string | null>(new URL('./integrity-thread.ts', import.meta.url), file);
}
