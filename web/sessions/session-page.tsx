import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import { RequestError } from '#web/api/request.ts';
import { practiceTitle } from '#web/layouts/practice-title.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { PageHeader } from '#web/ui/page-header.tsx';
import { Skeleton, SkeletonRows } from '#web/ui/skeleton.tsx';
import { SessionDetail } from './session-detail.tsx';
import { useSessionOfAddress } from './session-queries.ts';

export const meta = practiceTitle('Session');

/** One session with everything there is about it. */
export default function SessionPage() {
  const { id } = useParams();
  const session = useSessionOfAddress(id);
  if (session.data) return <SessionDetail key={session.data.id} session={session.data} />;
  if (session.isPending) return <SessionPlaceholder />;
  const isMissing = session.error instanceof RequestError && session.error.status === 404;
  return (
    <>
      <PageHeader title="Session" />
      <Card>
        {isMissing ? (
          <EmptyState
            icon={CalendarX}
            title="Session Not Found"
            description="The requested session could not be found. It may have been deleted."
            action={<ButtonLink to="/sessions">Back to Sessions</ButtonLink>}
          />
        ) : (
          <ErrorState message={session.error?.message} onRetry={() => session.refetch()} />
        )}
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
