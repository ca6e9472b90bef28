import type { Session } from './session.ts';

/** Whether a session took place and nobody has written its note. */
export function isNoteMissing({ status, notes }: Pick<Session, 'status' | 'notes'>): boolean {
  return status === 'completed' && (notes ?? '').trim() === '';
}
