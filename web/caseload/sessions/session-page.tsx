import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import { RequestError } from '#web/platform/api/request.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { RecordNotFound } from '#web/platform/ui/record-not-found.tsx';
import { Skeleton, SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { SessionDetail } from './session-detail.tsx';
import type { SessionParts } from './session-parts.ts';
import { useSessionOfAddress } from './session-queries.ts';

/** The page of one session, with its note and details. */
export function SessionPage({ parts }: { parts: SessionParts }) {
  const { id } = useParams();
  const session = useSessionOfAddress(id);
  if (session.data) return <SessionDetail key={session.data.id} session={session.data} parts={parts} />;
  if (session.isPending) return <SessionPlaceholder />;
  if (session.error instanceof RequestError && session.error.status === 404) {
    return <RecordNotFound noun="Session" to="/sessions" icon={CalendarX} />;
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
