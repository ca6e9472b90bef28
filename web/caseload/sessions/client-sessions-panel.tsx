import { Plus } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { type MoreRows, MoreRowsBelow, useReadOn } from '#web/platform/ui/more-rows.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { ClientSessionRows } from './client-session-rows.tsx';
import { LaterSessionsButton } from './later-sessions-button.tsx';
import { SessionForm } from './session-form.tsx';
import { FEW_SESSIONS, useClientSessions } from './session-queries.ts';
import { useLaterShown } from './use-session-list-filter.ts';

const PLACEHOLDERS = 5;

/** A client's sessions, newest first, with the form for a new one. */
export function ClientSessionsPanel({ clientId }: { clientId: number }) {
  const sessions = useClientSessions(clientId);
  const [isScheduling, setScheduling] = useState(false);
  return (
    <div className="flex flex-col gap-5">
      {isScheduling && (
        <Card>
          <CardHeader title="New Session" />
          <CardBody>
            <SessionForm
              clientId={clientId}
              onSaved={() => setScheduling(false)}
              onCancel={() => setScheduling(false)}
            />
          </CardBody>
        </Card>
      )}
      <Card className="overflow-hidden">
        <CardHeader
          title="Session History"
          className="pb-3"
          actions={
            !isScheduling && (
              <Button size="sm" onClick={() => setScheduling(true)}>
                <Plus aria-hidden="true" />
                New Session
              </Button>
            )
          }
        />
        <WhenLoaded padded query={sessions} loadingLabel="Loading sessions" placeholders={PLACEHOLDERS}>
          {({ rows, more }) => <SessionHistory sessions={rows} more={more} />}
        </WhenLoaded>
      </Card>
    </div>
  );
}

interface SessionHistoryProps {
  sessions: readonly Session[];
  more: MoreRows | undefined;
}

/** Many planned sessions are behind a button, so that the last one that took place is in view. */
function SessionHistory({ sessions, more }: SessionHistoryProps) {
  const timeZone = useTimeZone();
  const today = useToday();
  const [areLaterShown, showLater] = useLaterShown();
  const firstPast = sessions.findIndex(({ date }) => dayOf(date, timeZone) <= today);
  // As long as all that are loaded are later ones, there may be more of them.
  const isCounting = firstPast < 0 && more !== undefined;
  useReadOn(more, isCounting);
  const hasButton = firstPast > FEW_SESSIONS;
  const laterCount = firstPast < 0 ? sessions.length : firstPast;
  const isFolded = (isCounting || hasButton) && !areLaterShown;
  const shown = isFolded ? sessions.slice(laterCount) : sessions;
  return (
    <>
      {hasButton && <LaterSessionsButton count={laterCount} areShown={areLaterShown} onChange={showLater} />}
      {(shown.length > 0 || !more) && <ClientSessionRows sessions={shown} />}
      {more && <MoreRowsBelow more={more} label="Loading more sessions" />}
    </>
  );
}
