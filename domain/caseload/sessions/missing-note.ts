import type { Session } from './session.ts';

/** Returns whether a session took place but has no note. */
export function isNoteMissing({ status, notes }: Pick<Session, 'status' | 'notes'>): boolean {
  return status === 'completed' && (notes ?? '').trim() === '';
}
