import { useEffect, useRef, useState } from 'react';
import { type MissedReason, missedReasonLabels, reasonsOf } from '#domain/caseload/sessions/missed-reason.ts';
import { type MissedStatus, missedStatuses } from '#domain/caseload/sessions/missed-session.ts';
import { sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { MenuItem } from '#web/platform/ui/dropdown-menu.tsx';

type OnStatus = (status: MissedStatus, missedReason?: MissedReason) => void;

/** The statuses of a missed session in a menu; choosing one shows its reasons in the same menu. */
export default function ReasonItems({ onStatus }: { onStatus: OnStatus }) {
  const [asked, setAsked] = useState<MissedStatus>();
  if (asked !== undefined) return <ReasonsOfStatus status={asked} onStatus={onStatus} />;
  return missedStatuses.map((status) => (
    <MenuItem
      key={status}
      onSelect={(event) => {
        event.preventDefault();
        setAsked(status);
      }}
    >
      {`${sessionStatusLabels[status]} …`}
    </MenuItem>
  ));
}

/** The reasons that go with a status, as items of a menu; the first one receives focus. */
export function ReasonsOfStatus({ status, onStatus }: { status: MissedStatus; onStatus: OnStatus }) {
  const first = useRef<HTMLDivElement>(null);
  useEffect(() => first.current?.focus(), []);
  return (
    <>
      <p className="px-3 pt-1.5 pb-1 font-medium text-ink-muted text-xs">
        {`${sessionStatusLabels[status]}: why?`}
      </p>
      {reasonsOf(status).map((reason, index) => (
        <MenuItem
          key={reason}
          ref={index === 0 ? first : undefined}
          onSelect={() => onStatus(status, reason)}
        >
          {missedReasonLabels[reason]}
        </MenuItem>
      ))}
      <MenuItem onSelect={() => onStatus(status)}>Say Why Later</MenuItem>
    </>
  );
}
