import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { useMeetingOf } from '#web/caseload/groups/meeting-queries.ts';
import { useSessionOfAddress } from '#web/caseload/sessions/session-queries.ts';
import { RequestError } from '#web/platform/api/request.ts';
import { practiceTitle } from '#web/platform/navigation/practice-title.ts';
import { Card } from '#web/platform/ui/card.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { RecordNotFound } from '#web/platform/ui/record-not-found.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { GroupNotes } from './group-notes.tsx';
import { LeftNoteCard } from './left-note-card.tsx';
import { SessionNoteDetail } from './session-note-detail.tsx';

export const meta = practiceTitle('Note');

/**
 * The note page of a session: the goals to mark, the text, and the facts of the service. For a group, all its
 * notes.
 */
export default function NotePage() {
  const { id } = useParams();
  const session = useSessionOfAddress(id);
  if (session.data?.groupId != null && session.data.type === 'group')
    return <NotesOfMeeting key={session.data.id} session={session.data} />;
  if (session.data) return <SessionNoteDetail key={session.data.id} session={session.data} />;
  if (session.isPending) return <LoadingNote />;
  if (session.error instanceof RequestError && session.error.status === 404)
    return (
      <>
        <RecordNotFound noun="Session" to="/sessions" icon={CalendarX} />
        <LeftNoteCard sessionId={Number(id)} />
      </>
    );
  return (
    <Card>
      <ErrorState message={session.error?.message} onRetry={() => session.refetch()} />
    </Card>
  );
}

/** The notes of all children in a group session; a single note without a group. */
function NotesOfMeeting({ session }: { session: Session }) {
  const meeting = useMeetingOf(session);
  if (!meeting) return <LoadingNote />;
  if (meeting.sessions.length === 1) return <SessionNoteDetail session={session} />;
  return <GroupNotes session={session} meeting={meeting} />;
}

function LoadingNote() {
  return (
    <div data-typing>
      <SkeletonRows count={4} label="Loading session" rowClassName="h-28" />
    </div>
  );
}
