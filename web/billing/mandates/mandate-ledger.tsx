import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { gapReasonLabels } from '#domain/billing/mandates/gap-reasons.ts';
import type {
  HeldSession,
  Ledger,
  LedgerPart,
  LedgerPeriod,
} from '#domain/billing/mandates/ledger-shapes.ts';
import type { Mandate, MandatePeriod } from '#domain/billing/mandates/mandate.ts';
import { type Day, shortDay } from '#domain/platform/dates.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { FlagBadge } from './flag-badge.tsx';
import { useCountAsMakeUp, useLedger } from './mandate-queries.ts';
import { type AskedPart, PartActDialog, PartActs } from './part-acts.tsx';

const periodLabels: Record<MandatePeriod, string> = {
  week: 'Week of',
  month: 'Month from',
  cycle: 'Cycle from',
  year: 'Since',
};

/** How many finished periods are shown before "Show All". */
const PERIODS_SHOWN = 8;

/** What a mandate owed until today, what became of it, and what is still to be made up. */
export function MandateLedger({ mandate }: { mandate: Mandate }) {
  const ledger = useLedger(mandate.id);
  return (
    <Card>
      <CardHeader title="Services Owed" mark={ledger.data && <FlagBadge flag={ledger.data.flag} />} />
      <CardBody className="pt-3">
        <WhenLoaded query={ledger} loadingLabel="Counting services owed" placeholders={3}>
          {(counted) => <CountedLedger ledger={counted} mandate={mandate} />}
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

function CountedLedger({ ledger, mandate }: { ledger: Ledger; mandate: Mandate }) {
  const { words, remarks, isPracticeCalendar, openDays } = ledger;
  return (
    <div className="grid gap-4 text-sm">
      <p className="font-medium text-base">{words}</p>
      <p className="text-ink-muted">{aheadText(ledger)}</p>
      {remarks.length > 0 && (
        <ul className="grid gap-1 text-ink-muted">
          {remarks.map((remark) => (
            <li key={remark} className="first-letter:uppercase">
              {remark}
            </li>
          ))}
        </ul>
      )}
      {isPracticeCalendar && openDays > 0 && (
        <p className="text-ink-muted">
          The closings of the practice are the calendar, since no closing of a school is known.
        </p>
      )}
      <Offers ledger={ledger} />
      <Periods ledger={ledger} mandate={mandate} />
    </div>
  );
}

function aheadText({ planned, missing, current, on }: Ledger): string {
  const running = current && !current.isFinished ? currentText(current) : '';
  const lacking = missing > 0 ? ` ${missing} minutes are neither delivered, excused nor planned.` : '';
  return `${running}${planned} minutes are planned from ${shortDay(on, on)} on.${lacking}`;
}

function currentText({ per, completed, sessions }: NonNullable<Ledger['current']>): string {
  return `This ${per}: ${completed} of ${sessions}. `;
}

function Offers({ ledger: { offers } }: { ledger: Ledger }) {
  const count = useCountAsMakeUp();
  return offers.map(({ sessionId, makesUpFor, question }) => (
    <p key={sessionId} className="flex flex-wrap items-center gap-3 rounded-lg bg-info-soft px-3 py-2">
      <span className="min-w-0 flex-1">{question}</span>
      <Button
        variant="secondary"
        size="sm"
        disabled={count.isPending}
        onClick={() => count.mutate({ id: sessionId, makesUpFor })}
      >
        Count as Make-Up
      </Button>
    </p>
  ));
}

/** The finished periods, the latest first. */
function Periods({ ledger: { periods, on }, mandate }: { ledger: Ledger; mandate: Mandate }) {
  const [asked, setAsked] = useState<AskedPart>();
  const [areAllShown, setAllShown] = useState(false);
  const finished = periods
    .filter(({ isFinished, parts, minutes, over }) => (isFinished || parts.length > 0) && minutes + over > 0)
    .toReversed();
  if (finished.length === 0) return null;
  const shown = areAllShown ? finished : finished.slice(0, PERIODS_SHOWN);
  return (
    <>
      <ol className="divide-y divide-line border-line border-y">
        {shown.map((period) => (
          <PeriodRow key={period.from} period={period} on={on} onAsk={setAsked} />
        ))}
      </ol>
      {shown.length < finished.length && (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAllShown(true)}>
          {`Show All ${finished.length}`}
        </Button>
      )}
      <PartActDialog mandate={mandate} asked={asked} onClose={() => setAsked(undefined)} />
    </>
  );
}

interface PeriodRowProps {
  period: LedgerPeriod;
  on: Day;
  onAsk: (asked: AskedPart) => void;
}

function PeriodRow({ period, on, onAsk }: PeriodRowProps) {
  const { per, from, covered, minutes, over, held, parts } = period;
  return (
    <li className="grid gap-1 py-2.5">
      <p className="flex flex-wrap justify-between gap-x-4">
        <span className="font-medium">{`${periodLabels[per]} ${shortDay(from, on)}`}</span>
        <span>{`${covered} of ${minutes} minutes${over > 0 ? `, ${over} more` : ''}`}</span>
      </p>
      {held.length > 0 && <HeldSessions sessions={held} on={on} />}
      {parts.map((part) => (
        <PartRow key={`${part.day} ${part.reason} ${part.sessionId}`} part={part} on={on}>
          <PartActs part={part} onAsk={(act) => onAsk({ act, part, period })} />
        </PartRow>
      ))}
    </li>
  );
}

function HeldSessions({ sessions, on }: { sessions: readonly HeldSession[]; on: Day }) {
  return (
    <ul aria-label="Took place" className="flex flex-wrap gap-x-4 gap-y-1 text-ink-muted">
      {sessions.map(({ sessionId, day, minutes, isMakeUp }) => (
        <li key={sessionId}>
          <PartDay sessionId={sessionId}>{shortDay(day, on)}</PartDay>
          {`${minutes} minutes${isMakeUp ? ', make-up' : ''}`}
        </li>
      ))}
    </ul>
  );
}

interface PartRowProps {
  part: LedgerPart;
  on: Day;
  /** The actions on it. */
  children: ReactNode;
}

function PartRow({ part, on, children }: PartRowProps) {
  const { sessionId, day, minutes, reason, open } = part;
  const isPlannable = sessionId !== null && open > 0 && reason !== 'unanswered';
  return (
    <fieldset
      aria-label={`${shortDay(day, on)}, ${gapReasonLabels[reason]}`}
      className="flex min-w-0 flex-wrap items-center justify-between gap-x-4 gap-y-1 text-ink-muted"
    >
      <span className="min-w-0">
        {reason !== 'unscheduled' && <PartDay sessionId={sessionId}>{shortDay(day, on)}</PartDay>}
        {`${minutes} minutes. ${gapReasonLabels[reason]}. ${outcomeOf(part)}`}
      </span>
      <div className="flex flex-wrap gap-2 empty:hidden">
        {isPlannable && (
          <ButtonLink to={`/sessions/${sessionId}/reschedule`} variant="secondary" size="sm">
            Plan Make-Up
          </ButtonLink>
        )}
        {children}
      </div>
    </fieldset>
  );
}

/** The day of a session, which leads to it, or of a closing. What was never scheduled has only its period. */
function PartDay({ sessionId, children }: { sessionId: number | null; children: string }) {
  return (
    <>
      {sessionId === null ? (
        children
      ) : (
        <Link to={`/sessions/${sessionId}`} className={inlineLinkStyles}>
          {children}
        </Link>
      )}
      {': '}
    </>
  );
}

function outcomeOf({ makeUpDeclined, isToBeMadeUp, madeUp, open, isLate }: LedgerPart): string {
  if (makeUpDeclined !== null) return `Declined: ${makeUpDeclined}`;
  if (open === 0 && madeUp > 0) return 'Made up';
  if (!isToBeMadeUp) return 'Excused';
  const rest = madeUp > 0 ? `${madeUp} made up, ${open} open` : 'To be made up';
  return isLate ? `${rest}, late` : rest;
}
