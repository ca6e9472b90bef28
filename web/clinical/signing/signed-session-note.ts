import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import type { SignedRecord } from './signing-queries.ts';

/** Returns a session's note in the form that signing needs. */
export function useSignedNote({ id, clientId, date }: Session, updatedAt: string | null): SignedRecord {
  const clientName = useClientName();
  return {
    noun: 'note',
    path: '/api/sessions/:id/note',
    id,
    textsOf: { sessionId: id },
    updatedAt,
    label: `The note for ${clientName(clientId)} on ${formatDate(date, useTimeZone())}`,
  };
}
