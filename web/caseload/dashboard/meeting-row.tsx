import { clsx } from 'clsx';
import { NotebookPen, PencilLine, UsersRound } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Meeting } from '#domain/caseload/groups/meeting.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatTime } from '#domain/platform/dates.ts';
import { useHasAttendanceDraft } from '#web/caseload/groups/attendance-drafts.ts';
import { useGroupName } from '#web/caseload/groups/group-queries.ts';
import { attendedText, meetingPath } from '#web/caseload/groups/meeting-texts.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { ScheduleLine, WhenBadge, type WhenInSchedule } from './schedule-line.tsx';

interface MeetingRowProps {
  meeting: Meeting<Session>;
  when: WhenInSchedule;
  onAttendance: () => void;
}

/** A meeting of the day: how many children are checked in, and a button for their attendance. */
export function MeetingRow({ meeting, when, onAttendance }: MeetingRowProps) {
  const timeZone = useTimeZone();
  const groupName = useGroupName();
  const nameId = useId();
  const isWaiting = useHasAttendanceDraft(meeting.sessions);
  const [first] = meeting.sessions;
  const isOpen = meeting.sessions.some(({ status }) => status === 'scheduled');
  return (
    <ScheduleLine time={formatTime(first.date, timeZone)} when={when}>
      <div className="min-w-40 flex-1">
        <p className="flex flex-wrap items-center gap-x-2">
          <Link
            id={nameId}
            to={meetingPath(meeting)}
            className={clsx(
              'inline-flex items-center font-bold wrap-anywhere underline-offset-4 hover:text-primary hover:underline max-md:-my-2.5 max-md:py-2.5',
              when === 'past' && 'text-ink-muted',
            )}
          >
            {groupName(meeting.groupId)}
          </Link>
          <WhenBadge when={when} />
        </p>
        <p className="flex flex-wrap gap-x-2 text-ink-muted text-sm">
          <span>{sessionTypeLabels.group}</span>
          <span aria-hidden="true">·</span>
          <span>{first.duration} min</span>
          <span aria-hidden="true">·</span>
          <span>{`${attendedText(meeting.sessions)} checked in`}</span>
          {isWaiting && (
            <span className="inline-flex items-center gap-1 font-medium text-warning-ink">
              <PencilLine aria-hidden="true" className="size-3.5" />
              Attendance not saved yet
            </span>
          )}
        </p>
      </div>
      <div className="flex items-center gap-2 max-sm:w-full max-sm:justify-end">
        <Button
          size="sm"
          variant={isOpen ? 'primary' : 'secondary'}
          aria-describedby={nameId}
          onClick={onAttendance}
        >
          <UsersRound aria-hidden="true" />
          Attendance
        </Button>
        <ButtonLink to={`/sessions/${first.id}/note`} size="sm" variant="secondary" aria-describedby={nameId}>
          <NotebookPen aria-hidden="true" />
          Notes
        </ButtonLink>
      </div>
    </ScheduleLine>
  );
}
