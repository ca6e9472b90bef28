import type { Session } from './session.ts';

/** Returns whether a session took place: it is completed, and the note that says so was not withdrawn. */
export function tookPlace({ status, noteStatus }: Pick<Session, 'status' | 'noteStatus'>): boolean {
  return status === 'completed' && noteStatus !== 'withdrawn';
}
