import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import { RecordPage } from '#web/platform/ui/record-page.tsx';
import { SessionDetail } from './session-detail.tsx';
import type { SessionParts } from './session-parts.ts';
import { useSessionOfAddress } from './session-queries.ts';

/** The page of one session, with its note and details. */
export function SessionPage({ parts }: { parts: SessionParts }) {
  const { id } = useParams();
  return (
    <RecordPage
      query={useSessionOfAddress(id)}
      noun="Session"
      to="/sessions"
      icon={CalendarX}
      placeholders="h-32"
    >
      {(session) => <SessionDetail key={session.id} session={session} parts={parts} />}
    </RecordPage>
  );
}
