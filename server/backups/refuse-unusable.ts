import { conflict } from '#server/http/errors.ts';
import { StartupError } from '#server/startup-error.ts';

/** Answers 409, in a running program, where a backup turns out to be one that cannot be restored. */
export async function refuseUnusable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof StartupError) throw conflict(`This backup cannot be restored. ${error.message}`);
    throw error;
  }
}
