import { Check } from 'lucide-react';
import { absenceReason } from '#domain/caseload/sessions/absence-reason.ts';
import { missedReasonLabels } from '#domain/caseload/sessions/missed-reason.ts';
import { isMissed, missedStatuses } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatuses, sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { DropdownMenu } from '#web/platform/ui/dropdown-menu.tsx';
import { ReasonsOfStatus } from './reason-items.tsx';
import { useSetSessionStatus } from './session-mutations.ts';

/** Buttons that set a session's status in one tap. */
export function SessionStatusButtons({ session }: { session: Session }) {
  const setStatus = useSetSessionStatus();
  return (
    <>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">What became of the session</legend>
        {sessionStatuses.map((status) => {
          const isNow = session.status === status;
          const missed =
            session.mandateId === null ? undefined : missedStatuses.find((one) => one === status);
          const button = (
            <Button
              key={status}
              variant={isNow ? 'primary' : 'secondary'}
              aria-pressed={isNow}
              onClick={() => !isNow && missed === undefined && setStatus.mutate({ id: session.id, status })}
            >
              {isNow && <Check aria-hidden="true" />}
              {sessionStatusLabels[status]}
            </Button>
          );
          if (missed === undefined) return button;
          return (
            <DropdownMenu key={status} align="start" trigger={button}>
              <ReasonsOfStatus
                status={missed}
                onStatus={(_, missedReason) => setStatus.mutate({ id: session.id, status, missedReason })}
              />
            </DropdownMenu>
          );
        })}
      </fieldset>
      {session.mandateId !== null && isMissed(session) && (
        <p role="status" className="mt-3 text-sm">
          {session.missedReason ? missedReasonLabels[session.missedReason] : 'It is not said why yet.'}
        </p>
      )}
      {session.status === 'absence' && session.absenceNumber > 0 && (
        <p role="status" className="mt-3 text-ink-muted text-sm">
          {absenceReason(session)}
        </p>
      )}
    </>
  );
}
