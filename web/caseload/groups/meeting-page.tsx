import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import { useSessionOfAddress } from '#web/caseload/sessions/session-queries.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { Skeleton, SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { MeetingDetail } from './meeting-detail.tsx';
import { useMeetingOf } from './meeting-queries.ts';

export const meta = practiceTitle('Group Meeting');

/** A meeting of a group: its children with their status and a link to each child's session. */
export default function MeetingPage() {
  const { id, sessionId } = useParams();
  const session = useSessionOfAddress(sessionId);
  const meeting = useMeetingOf(session.data);
  if (meeting) return <MeetingDetail key={sessionId} meeting={meeting} />;
  const isGone = session.error instanceof RequestError && session.error.status === 404;
  if (isGone || session.data?.groupId === null) return <NoMeeting groupId={id ?? ''} />;
  if (session.isError) {
    return (
      <>
        <PageHeader title="Group Meeting" above={<BackLink to="/groups">Groups</BackLink>} />
        <Card>
          <ErrorState message={session.error.message} onRetry={() => session.refetch()} />
        </Card>
      </>
    );
  }
  return (
    <div className="flex flex-col gap-6">
      <h1 className="sr-only">Group Meeting</h1>
      <Skeleton className="h-14 max-w-sm" />
      <SkeletonRows count={4} label="Loading the meeting" rowClassName="h-14" />
    </div>
  );
}

function NoMeeting({ groupId }: { groupId: string }) {
  return (
    <>
      <PageHeader title="Meeting Not Found" above={<BackLink to="/groups">Groups</BackLink>} />
      <Card>
        <EmptyState
          icon={CalendarX}
          title="The requested meeting could not be found."
          description="Its sessions may have been deleted, or moved out of the group."
          action={
            <ButtonLink to={`/groups/${groupId}`} variant="secondary">
              Open the Group
            </ButtonLink>
          }
        />
      </Card>
    </>
  );
}
