import type { Session } from './session.ts';

/** Earlier sessions first; sessions of the same moment in the order they were made. */
export function byTime(a: Pick<Session, 'date' | 'id'>, b: Pick<Session, 'date' | 'id'>): number {
  return a.date < b.date ? -1 : a.date > b.date ? 1 : a.id - b.id;
}
