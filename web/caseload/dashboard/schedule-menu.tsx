import {
  CalendarClock,
  Check,
  CircleSlash,
  EllipsisVertical,
  FileText,
  Phone,
  UserMinus,
  UserX,
} from 'lucide-react';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router';
import { isPlannedAbsence } from '#domain/caseload/sessions/current-sessions.ts';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import { canBeRescheduled } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type SessionStatus, sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { telephoneLink } from '#domain/platform/telephone.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu, MenuItem, MenuSeparator } from '#web/platform/ui/dropdown-menu.tsx';

// Loaded on demand: many practices have no mandates.
const ReasonItems = lazy(() => import('#web/caseload/sessions/reason-items.tsx'));

const outcomes = [
  { status: 'absence', icon: UserMinus },
  { status: 'cancelled', icon: CircleSlash },
  { status: 'no-show', icon: UserX },
] as const;

interface ScheduleMenuProps {
  session: Session;
  /** The session's accessible name. */
  name: string;
  /** The family's phone number, if known. */
  phone: string | null | undefined;
  onStatus: (status: SessionStatus, missedReason?: MissedReason) => void;
}

/** The menu of a session in the schedule: other statuses and links. */
export function ScheduleMenu({ session, name, phone, onStatus }: ScheduleMenuProps) {
  const { id, status } = session;
  return (
    <DropdownMenu
      trigger={
        <Button variant="ghost" size="icon-sm" className="-mr-2" aria-label={`More for ${name}`}>
          <EllipsisVertical aria-hidden="true" />
        </Button>
      }
    >
      {isPlannedAbsence(session) && (
        <MenuItem onSelect={() => onStatus('completed')}>
          <Check aria-hidden="true" />
          Check In
        </MenuItem>
      )}
      {session.mandateId === null ? (
        outcomes.map(({ status: outcome, icon: Icon }) => (
          <MenuItem key={outcome} disabled={status === outcome} onSelect={() => onStatus(outcome)}>
            <Icon aria-hidden="true" />
            {sessionStatusLabels[outcome]}
          </MenuItem>
        ))
      ) : (
        <Suspense>
          <ReasonItems onStatus={onStatus} />
        </Suspense>
      )}
      <MenuSeparator />
      {canBeRescheduled(session) && (
        <MenuItem asChild>
          <Link to={`/sessions/${id}/reschedule`}>
            <CalendarClock aria-hidden="true" />
            Reschedule
          </Link>
        </MenuItem>
      )}
      <MenuItem asChild>
        <Link to={`/sessions/${id}`}>
          <FileText aria-hidden="true" />
          Open
        </Link>
      </MenuItem>
      {phone && (
        <MenuItem asChild>
          <a href={telephoneLink(phone)}>
            <Phone aria-hidden="true" />
            {`Call ${phone}`}
          </a>
        </MenuItem>
      )}
    </DropdownMenu>
  );
}
