import { useState } from 'react';
import { makeUpDuration } from '#domain/caseload/sessions/make-up-need.ts';
import { type MissedReason, missedReasonLabels, reasonsOf } from '#domain/caseload/sessions/missed-reason.ts';
import type { MissedStatus } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate, formatDay } from '#domain/platform/dates.ts';
import { MadeUp, TookPlace } from '#web/caseload/sessions/already-planned.tsx';
import { FreeSlots } from '#web/caseload/sessions/free-slots.tsx';
import { MissedAsCard } from '#web/caseload/sessions/missed-as-card.tsx';
import { useReschedule } from '#web/caseload/sessions/use-reschedule.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { isSent } from '#web/platform/api/record-mutation.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { MakeUpTimes } from './make-up-times.tsx';
import { type KnownNeed, useMakeUpNeed } from './use-make-up-need.ts';

/** The times and meetings that can make up a session of a mandate, each planned with one press. */
export function MakeUpChoice({ session }: { session: Session }) {
  const need = useMakeUpNeed(session, session.mandateId ?? 0);
  return (
    <WhenLoaded query={need} loadingLabel="Loading free times" placeholders={4}>
      {(known) => {
        if (known.minutes > 0) return <OpenMakeUp session={session} need={known} />;
        const [planned] = known.makeUps;
        return planned ? <MadeUp planned={planned} /> : <TookPlace session={session} />;
      }}
    </WhenLoaded>
  );
}

function OpenMakeUp({ session, need }: { session: Session; need: KnownNeed }) {
  const reschedule = useReschedule(session);
  const [missedAs, setMissedAs] = useState<MissedStatus>('cancelled');
  const [missedReason, setReason] = useState<MissedReason>();
  const [isEverythingShown, setEverythingShown] = useState(false);
  const duration = makeUpDuration(need.minutes);
  const became = { missedAs, missedReason };

  function handleStatus(status: MissedStatus): void {
    setMissedAs(status);
    setReason((reason) => (reason && reasonsOf(status).includes(reason) ? reason : undefined));
  }

  return (
    <div className="grid gap-5">
      {session.status === 'scheduled' && (
        <MissedAsCard session={session} missedAs={missedAs} onChange={handleStatus}>
          <Field label="Why" optional className="w-full sm:w-72">
            <Select
              value={missedReason ?? ''}
              onChange={({ target }) => setReason(reasonsOf(missedAs).find((one) => one === target.value))}
            >
              <option value="">Not said</option>
              <LabeledOptions values={reasonsOf(missedAs)} labels={missedReasonLabels} />
            </Select>
          </Field>
        </MissedAsCard>
      )}
      <NeedText need={need} />
      <MakeUpTimes
        need={need}
        duration={duration}
        isSent={isSent(reschedule)}
        onChoose={(chosen) => reschedule.mutate({ duration, ...chosen, ...became })}
      />
      {isEverythingShown ? (
        <FreeSlots
          duration={duration}
          isSent={isSent(reschedule)}
          onChoose={(date) => reschedule.mutate({ date, duration, ...became })}
        />
      ) : (
        <Button variant="secondary" className="justify-self-start" onClick={() => setEverythingShown(true)}>
          Show All Free Times
        </Button>
      )}
    </div>
  );
}

/** Says what is to be made up: "30 minutes of the session of Nov 12, 2026 are to be made up by Jun 18, 2027." */
function NeedText({ need: { missed, minutes, until, makeUps } }: { need: KnownNeed }) {
  const timeZone = useTimeZone();
  const today = useToday();
  const what = `${minutes} ${makeUps.length > 0 ? 'more minutes' : 'minutes'} of the session of ${formatDate(missed.date, timeZone)}`;
  return (
    <p className="text-sm">{`${what} ${until < today ? 'were' : 'are'} to be made up by ${formatDay(until)}.`}</p>
  );
}
