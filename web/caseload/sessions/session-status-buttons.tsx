import { Check } from 'lucide-react';
import { absenceReason } from '#domain/caseload/sessions/absence-reason.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatuses, sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { Button } from '#web/platform/ui/button.tsx';
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
          return (
            <Button
              key={status}
              variant={isNow ? 'primary' : 'secondary'}
              aria-pressed={isNow}
              onClick={() => !isNow && setStatus.mutate({ id: session.id, status })}
            >
              {isNow && <Check aria-hidden="true" />}
              {sessionStatusLabels[status]}
            </Button>
          );
        })}
      </fieldset>
      {session.status === 'absence' && session.absenceNumber > 0 && (
        <p role="status" className="mt-3 text-ink-muted text-sm">
          {absenceReason(session)}
        </p>
      )}
    </>
  );
}
