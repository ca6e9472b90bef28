import type { Session } from './session.ts';

/** Compares sessions by time; those of the same time by id, in order of creation. */
export function byTime(a: Pick<Session, 'date' | 'id'>, b: Pick<Session, 'date' | 'id'>): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id;
}
