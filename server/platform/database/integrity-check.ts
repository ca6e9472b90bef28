import { runWorkerThread } from '#server/platform/worker-thread.ts';

/**
 * Checks every page of a database file in another thread: about three seconds per gigabyte. Returns the damage in
 * SQLite's words; null if there is none.
 */
export function findDamage(file: string): Promise<string | null> {
  return runWorkerThread<string | null>(new URL('./integrity-thread.ts', import.meta.url), file);
}
