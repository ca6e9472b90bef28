import type { NewSession } from '#domain/caseload/sessions/session.ts';

/** A session as it is sent to be scheduled; state only what the case is about, the client always. */
export function buildSession(changes: Partial<NewSession> & Pick<NewSession, 'clientId'>): NewSession {
  return {
    date: '2026-10-05T14:00:00.000Z',
    duration: 60,
    type: 'individual',
    status: 'scheduled',
    notes: 'Scissors and bilateral coordination.',
    ...changes,
  };
}
