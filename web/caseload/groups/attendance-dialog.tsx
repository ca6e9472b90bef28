import { Link } from 'react-router';
import type { Meeting } from '#domain/caseload/groups/meeting.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Dialog } from '#web/platform/ui/dialog.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { AttendanceSheet } from './attendance-sheet.tsx';
import { useGroupName } from './group-queries.ts';
import { meetingPath } from './meeting-texts.ts';

export interface AttendanceDialogProps {
  meeting: Meeting<Session>;
  onClose: () => void;
}

/** The attendance of a meeting in a dialog. Unsaved marks remain for the next time it opens. */
export function AttendanceDialog({ meeting, onClose }: AttendanceDialogProps) {
  const timeZone = useTimeZone();
  const groupName = useGroupName();
  const [{ date }] = meeting.sessions;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Attendance"
      description={
        <>
          <Link to={meetingPath(meeting)} className={inlineLinkStyles}>
            {groupName(meeting.groupId)}
          </Link>
          {`, ${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`}
        </>
      }
      width="lg"
    >
      <AttendanceSheet meeting={meeting} onSaved={onClose} />
    </Dialog>
  );
}
