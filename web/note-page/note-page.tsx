import { CalendarX } from 'lucide-react';
import { useParams } from 'react-router';
import type { Session } from '#domain/sessions/session.ts';
import { RequestError } from '#web/api/request.ts';
import { useMeetingOf } from '#web/meetings/meeting-queries.ts';
import { practiceTitle } from '#web/navigation/practice-title.ts';
import { SessionNoteDetail } from '#web/session-note/session-note-detail.tsx';
import { useSessionOfAddress } from '#web/sessions/session-queries.ts';
import { Card } from '#web/ui/card.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { RecordNotFound } from '#web/ui/record-not-found.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';
import { GroupNotes } from './group-notes.tsx';

export const meta = practiceTitle('Note');

/** The note of a session: the goals to mark, the words, and what is to be said of the service. Of a group, all its notes. */
export default function NotePage() {
  const { id } = useParams();
  const session = useSessionOfAddress(id);
  if (session.data?.groupId != null && session.data.type === 'group')
    return <NotesOfMeeting key={session.data.id} session={session.data} />;
  if (session.data) return <SessionNoteDetail key={session.data.id} session={session.data} />;
  if (session.isPending) return <LoadingNote />;
  if (session.error instanceof RequestError && session.error.status === 404)
    return <RecordNotFound noun="Session" to="/sessions" icon={CalendarX} />;
  return (
    <Card>
      <ErrorState message={session.error?.message} onRetry={() => session.refetch()} />
    </Card>
  );
}

/** The notes of all children of a meeting; of a child who met alone, that note. */
function NotesOfMeeting({ session }: { session: Session }) {
  const meeting = useMeetingOf(session);
  if (!meeting) return <LoadingNote />;
  if (meeting.sessions.length === 1) return <SessionNoteDetail session={session} />;
  return <GroupNotes session={session} meeting={meeting} />;
}

function LoadingNote() {
  return <SkeletonRows count={4} label="Loading session" rowClassName="h-28" />;
}
