import type { UseQueryResult } from '@tanstack/react-query';
import {
  type ClosedSessions,
  cancelText,
  cycledText,
  stayingText,
} from '#domain/caseload/closings/closed-sessions.ts';
import type { Day } from '#domain/platform/dates.ts';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';

interface CancelSessionsFieldProps {
  days: { firstDay: Day; lastDay: Day };
  sessions: UseQueryResult<ClosedSessions>;
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
}

/** Offers to cancel the scheduled sessions on the closed days, and says which ones stay. */
export function CancelSessionsField({ days, sessions, isTicked, onTick }: CancelSessionsFieldProps) {
  if (sessions.isError) {
    return (
      <p className="text-danger text-sm">
        What is planned on these days could not be read, so nothing is cancelled.
      </p>
    );
  }
  if (!sessions.data) return null;
  const { planned, staying, cycled } = sessions.data;
  const stays = [stayingText(staying), cycledText(cycled)].filter(Boolean).join(' ');
  if (planned.length === 0)
    return (
      <p className="text-ink-muted text-sm">{staying === 0 ? `Nothing is planned then. ${stays}` : stays}</p>
    );
  return (
    <Checkbox
      label={cancelText(planned.length, days)}
      hint={stays}
      checked={isTicked}
      onChange={(event) => onTick(event.target.checked)}
    />
  );
}
