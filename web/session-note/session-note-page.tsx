import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import { RequestError } from '#web/api/request.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { useSessionOfAddress } from '#web/sessions/session-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RecordNotFound } from '#web/ui/record-not-found.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { SessionNoteDetail } from './session-note-detail.tsx';

export const meta = practiceTitle('Note');

/** The note of a session: the goals to mark, the words, and what is to be said of the service. */
export default function SessionNotePage() {
  const { id } = useParams();
  const session = useSessionOfAddress(id);
  if (session.data) return <SessionNoteDetail key={session.data.id} session={session.data} />;
  if (session.isPending) return <SkeletonRows count={4} label="Loading session" rowClassName="h-28" />;
  if (session.error instanceof RequestError && session.error.status === 404)
    return <RecordNotFound noun="Session" to="/sessions" icon={CalendarX} />;
  return (
    <Card>
      <ErrorState message={session.error?.message} onRetry={() => session.refetch()} />
    </Card>
  );
}
