import { CalendarClock, CalendarDays, NotebookPen } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { type Meeting, sizeOfMeeting } from '#domain/caseload/groups/meeting.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { dayOf, formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { ReturnLink } from '#web/platform/navigation/return-link.tsx';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';
import { PageActions } from '#web/platform/ui/page-actions.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { AttendanceSheet } from './attendance-sheet.tsx';
import { useGroupName, useGroups } from './group-queries.ts';
import { MeetingDeleteDialog } from './meeting-delete-dialog.tsx';
import { MeetingMoveDialog } from './meeting-move-dialog.tsx';

/** A meeting: its attendance, and actions for all of its sessions. */
export function MeetingDetail({ meeting }: { meeting: Meeting<Session> }) {
  const { groupId, sessions } = meeting;
  const [first] = sessions;
  const navigate = useNavigate();
  const timeZone = useTimeZone();
  const groupName = useGroupName();
  const others = useGroups().data?.find(({ id }) => id === groupId)?.others ?? 0;
  const [isMoving, setMoving] = useState(false);
  const [isDeleting, setDeleting] = useState(false);
  const size = sizeOfMeeting(sessions, others);
  return (
    <>
      <PageHeader
        above={<ReturnLink to="/groups" label="Groups" />}
        title={
          <Link
            to={`/groups/${groupId}`}
            className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
          >
            {groupName(groupId)}
          </Link>
        }
        description={[
          formatDate(first.date, timeZone),
          `${formatTime(first.date, timeZone)} – ${formatTime(endOfSession(first), timeZone)}`,
          `${first.duration} min`,
        ].join(' · ')}
        actions={
          <PageActions
            onDelete={() => setDeleting(true)}
            primary={
              <ButtonLink to={`/sessions/${first.id}/note`}>
                <NotebookPen aria-hidden="true" />
                Notes
              </ButtonLink>
            }
            edit={
              <Button variant="secondary" onClick={() => setMoving(true)}>
                <CalendarClock aria-hidden="true" />
                Move
              </Button>
            }
          >
            <MenuItem onSelect={() => navigate(`/calendar?date=${dayOf(first.date, timeZone)}`)}>
              <CalendarDays aria-hidden="true" />
              Show in the Calendar
            </MenuItem>
          </PageActions>
        }
      />
      <Card className="max-w-4xl">
        <CardHeader title="Attendance" description={roomText(size, others)} />
        <CardBody className="pt-3">
          <AttendanceSheet meeting={meeting} onSaved={() => undefined} />
        </CardBody>
      </Card>
      <MeetingMoveDialog meeting={meeting} open={isMoving} onClose={() => setMoving(false)} />
      <MeetingDeleteDialog
        meeting={meeting}
        open={isDeleting}
        onOpenChange={setDeleting}
        onDeleted={() => navigate(`/groups/${groupId}`)}
      />
    </>
  );
}

/** Returns how many children were present, if known. */
function roomText(size: number, others: number): string | undefined {
  if (size === others) return undefined;
  return others === 0 ? `${size} in the room` : `${size} in the room, ${others} of them not your clients`;
}
