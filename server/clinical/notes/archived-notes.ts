import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalidRow } from '#server/platform/http/invalid-row.ts';

/**
 * Throws 400, naming the row, unless each note's session and plan belong to its client, and each session has one
 * note.
 */
export function refuseWrongNotes({ session_notes: notes, sessions, plans }: WholeCaseload): void {
  const clientOfSession = new Map(sessions.map(({ id, clientId }) => [id, clientId]));
  const clientOfPlan = new Map(plans.map(({ id, clientId }) => [id, clientId]));
  const noted = new Set<number>();
  for (const [index, { clientId, sessionId, planId }] of notes.entries()) {
    const wrong =
      (clientOfSession.get(sessionId) !== clientId && 'Its session is of another client') ||
      (planId !== null && clientOfPlan.get(planId) !== clientId && 'Its plan is of another client') ||
      (noted.has(sessionId) && 'Another row is of the same session');
    if (wrong) throw invalidRow('session_notes', index, wrong);
    noted.add(sessionId);
  }
}
