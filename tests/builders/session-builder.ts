import type { NewSession } from '#domain/caseload/sessions/session.ts';

/** Builds a request to create a session; pass the client, and what matters. */
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
