import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import type { SignedRecord } from './signing-queries.ts';

/** The note of a session, as signing it needs it. */
export function useSignedNote({ id, clientId, date }: Session, updatedAt: string | null): SignedRecord {
  const clientName = useClientName('Unknown Client');
  return {
    noun: 'note',
    path: '/api/sessions/:id/note',
    id,
    textsOf: { sessionId: id },
    updatedAt,
    label: `The note for ${clientName(clientId)} on ${formatDate(date, useTimeZone())}`,
  };
}
