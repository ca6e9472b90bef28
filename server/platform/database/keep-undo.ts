import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/platform/dates.ts';
import { UNDO_KEPT_MS } from '#domain/program/undo.ts';
import type { UndoStep } from '#server/platform/undo/undo-notes.ts';
import type { Queries } from './tables.ts';

/**
 * Keeps what it takes to undo a write; gives its id, undefined where there is nothing to undo. It serves for minutes, and
 * is removed with the therapist's next such write, or within the day.
 */
export async function keepUndo(
  queries: Queries,
  therapistId: number,
  steps: readonly UndoStep[],
  now: Instant,
): Promise<string | undefined> {
  if (steps.length === 0) return undefined;
  const id = randomUUID();
  await queries
    .deleteFrom('undos')
    .where('therapist_id', '=', therapistId)
    .where('made_at', '<', expiredBefore(now))
    .execute();
  await queries
    .insertInto('undos')
    .values({ therapist_id: therapistId, id, steps: JSON.stringify(steps), made_at: now })
    .execute();
  return id;
}

/** Removes what can no longer be undone. */
export async function deleteExpiredUndos(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('undos').where('made_at', '<', expiredBefore(now.toISOString())).execute();
}

/** The moment before which nothing that was changed can be undone any more. */
export function expiredBefore(now: Instant): Instant {
  return new Date(Date.parse(now) - UNDO_KEPT_MS).toISOString();
}
