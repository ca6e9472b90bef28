import { useQuery } from '@tanstack/react-query';
import { CalendarCheck2 } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  canBeRescheduled,
  type MissedStatus,
  missedStatuses,
} from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { FreeSlots } from './free-slots.tsx';
import { useRescheduleSession } from './session-mutations.ts';
import { sessionQueries } from './session-queries.ts';

/** The free times to choose from, unless the session took place or was made up. */
export function RescheduleChoice({ session }: { session: Session }) {
  const makeUp = useQuery(sessionQueries.makeUpOf(session));
  if (!canBeRescheduled(session))
    return <AlreadyPlanned title="This session took place." session={session} />;
  return (
    <WhenLoaded query={makeUp} loadingLabel="Loading free times" placeholders={4}>
      {(planned) => (planned ? <MadeUp planned={planned} /> : <NewTimeChoice session={session} />)}
    </WhenLoaded>
  );
}

function MadeUp({ planned }: { planned: Session }) {
  const timeZone = useTimeZone();
  const when = `${formatDate(planned.date, timeZone)}, ${formatTime(planned.date, timeZone)}`;
  return <AlreadyPlanned title={`Rescheduled to ${when}.`} session={planned} />;
}

function AlreadyPlanned({ title, session }: { title: string; session: Session }) {
  return (
    <Card>
      <EmptyState
        icon={CalendarCheck2}
        title={title}
        action={
          <ButtonLink to={`/sessions/${session.id}`} variant="secondary">
            Open Session
          </ButtonLink>
        }
      />
    </Card>
  );
}

const missedOptions = missedStatuses.map((value) => ({ value, label: sessionStatusLabels[value] }));

function NewTimeChoice({ session }: { session: Session }) {
  const timeZone = useTimeZone();
  const leave = useLeave();
  const [missedAs, setMissedAs] = useState<MissedStatus>('cancelled');
  const day = formatDate(session.date, timeZone);
  const reschedule = useRescheduleSession(session.id, {
    message: ({ date }) =>
      `${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}, for the session of ${day}.`,
    leave: ({ id }) => leave(`/sessions/${id}`),
  });

  return (
    <div className="grid gap-5">
      {session.status === 'scheduled' && (
        <Card>
          <CardBody className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <p className="text-sm">{`The session of ${day} becomes`}</p>
            <SegmentedControl
              label="What becomes of the session"
              value={missedAs}
              options={missedOptions}
              onChange={setMissedAs}
            />
          </CardBody>
        </Card>
      )}
      <FreeSlots
        duration={session.duration}
        isSent={isSent(reschedule)}
        onChoose={(date) => reschedule.mutate({ date, missedAs })}
      />
    </div>
  );
}

/** Returns a function that goes back to the previous page, or to `otherwise` if the app was opened here. */
function useLeave(): (otherwise: string) => void {
  const navigate = useNavigate();
  return (otherwise) => {
    // The router counts the pages since the app was opened.
    const isFirst = !(Number(window.history.state?.idx) > 0);
    void (isFirst ? navigate(otherwise, { replace: true }) : navigate(-1));
  };
}
