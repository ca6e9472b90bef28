import { type SessionStatus, sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { Badge, type BadgeVariant } from '#web/platform/ui/badge.tsx';

const variants: Record<SessionStatus, BadgeVariant> = {
  completed: 'success',
  scheduled: 'info',
  cancelled: 'danger',
  'no-show': 'warning',
  absence: 'secondary',
};

interface SessionStatusBadgeProps {
  status: SessionStatus;
  /** Shows statuses without a color as plain text, as the calendar does. */
  raw?: boolean | undefined;
}

/** A session's status: Completed green, Scheduled blue, Cancelled red, No Show amber. */
export function SessionStatusBadge({ status, raw }: SessionStatusBadgeProps) {
  const text = raw && status === 'absence' ? status : sessionStatusLabels[status];
  return <Badge variant={variants[status]}>{text}</Badge>;
}
