import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import { RequestError } from '#web/api/request.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { useSessionOfAddress } from '#web/sessions/session-queries.ts';
import { BackLink } from '#web/ui/back-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { RecordNotFound } from '#web/ui/record-not-found.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { LeftNoteCard } from './left-note-card.tsx';
import { SessionDetail } from './session-detail.tsx';

export const meta = practiceTitle('Session');

/** One session with everything there is about it. */
export default function SessionPage() {
  const { id } = useParams();
  const session = useSessionOfAddress(id);
  if (session.data) return <SessionDetail key={session.data.id} session={session.data} />;
  if (session.isPending) return <SessionPlaceholder />;
  if (session.error instanceof RequestError && session.error.status === 404) {
    return (
      <>
        <RecordNotFound noun="Session" to="/sessions" icon={CalendarX} />
        <LeftNoteCard sessionId={Number(id)} />
      </>
    );
  }
  return (
    <>
      <PageHeader title="Session" above={<BackLink to="/sessions">Sessions</BackLink>} />
      <Card>
        <ErrorState message={session.error?.message} onRetry={() => session.refetch()} />
      </Card>
    </>
  );
}

function SessionPlaceholder() {
  return (
    <div className="flex flex-col gap-6">
      <h1 className="sr-only">Session</h1>
      <Skeleton className="h-14 max-w-sm" />
      <SkeletonRows count={3} label="Loading session" rowClassName="h-32" />
    </div>
  );
}
