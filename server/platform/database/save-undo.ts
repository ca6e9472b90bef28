import { randomUUID } from 'node:crypto';
import type { Instant } from '#domain/platform/dates.ts';
import { UNDO_RETENTION_MS } from '#domain/program/undo.ts';
import type { UndoStep } from '#server/platform/undo/undo-recorder.ts';
import type { Queries } from './tables.ts';

/**
 * Saves the undo record of a write and returns its id; undefined if there is nothing to undo. It is valid for
 * minutes, and deleted with the therapist's next such write or within a day.
 */
export async function saveUndo(
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

/** Deletes expired undo records. */
export async function deleteExpiredUndos(queries: Queries, now: Date): Promise<void> {
  await queries.deleteFrom('undos').where('made_at', '<', expiredBefore(now.toISOString())).execute();
}

/** Returns the moment before which undo records have expired. */
export function expiredBefore(now: Instant): Instant {
  return new Date(Date.parse(now) - UNDO_RETENTION_MS).toISOString();
}
