import { conflict, forbidden } from '#server/platform/http/errors.ts';
import { StartupError } from '#server/platform/startup-error.ts';
import { WrongKey } from './encrypted-file.ts';

/** Converts errors for a running program: 409 if a backup cannot be restored, 403 if its key is missing. */
export async function refuseUnusable<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (error instanceof WrongKey) throw forbidden(error.message);
    if (error instanceof StartupError) throw conflict(`This backup cannot be restored. ${error.message}`);
    throw error;
  }
}
