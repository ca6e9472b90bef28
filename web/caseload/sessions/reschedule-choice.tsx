import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { canBeRescheduled, type MissedStatus } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { MadeUp, TookPlace } from './already-planned.tsx';
import { FreeSlots } from './free-slots.tsx';
import { MissedAsCard } from './missed-as-card.tsx';
import { sessionQueries } from './session-queries.ts';
import { useReschedule } from './use-reschedule.ts';

/** The free times to choose from, unless the session took place or was made up. */
export function RescheduleChoice({ session }: { session: Session }) {
  const makeUps = useQuery(sessionQueries.makeUpsOf(session));
  if (!canBeRescheduled(session)) return <TookPlace session={session} />;
  return (
    <WhenLoaded query={makeUps} loadingLabel="Loading free times" placeholders={4}>
      {([planned]) => (planned ? <MadeUp planned={planned} /> : <NewTimeChoice session={session} />)}
    </WhenLoaded>
  );
}

function NewTimeChoice({ session }: { session: Session }) {
  const [missedAs, setMissedAs] = useState<MissedStatus>('cancelled');
  const reschedule = useReschedule(session);
  return (
    <div className="grid gap-5">
      {session.status === 'scheduled' && (
        <MissedAsCard session={session} missedAs={missedAs} onChange={setMissedAs} />
      )}
      <FreeSlots
        duration={session.duration}
        isSent={isSent(reschedule)}
        onChoose={(date) => reschedule.mutate({ date, missedAs })}
      />
    </div>
  );
}
