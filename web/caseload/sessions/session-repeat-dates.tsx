import type { UseFormReturn } from 'react-hook-form';
import { closedDaysText } from '#domain/caseload/closings/closed-days.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import { cycleDayLabel } from '#domain/caseload/sessions/school-day-cycle.ts';
import type { SessionFormResult, SessionFormValues } from '#domain/caseload/sessions/session-form-values.ts';
import { cycleNumbers, type IsClosed, repeatDays } from '#domain/caseload/sessions/session-repeat.ts';
import {
  repeatFaultOfForm,
  repeatOfForm,
  repeatText,
  repeatWithoutClosings,
  SCHOOL_DAYS,
} from '#domain/caseload/sessions/session-repeat-values.ts';
import { type Day, formatDay, isDay } from '#domain/platform/dates.ts';
import { useClosings } from '#web/caseload/closings/closing-queries.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Checkbox } from '#web/platform/ui/checkbox.tsx';

interface SessionRepeatDatesProps {
  form: UseFormReturn<SessionFormValues, unknown, SessionFormResult>;
  /** The child's school and its district, on whose closed days there are no sessions either. */
  closedFor?: readonly number[] | undefined;
}

/** The dates of a repeat, each with a checkbox. Those of a cycle are not known before the closings are. */
export function SessionRepeatDates({ form, closedFor }: SessionRepeatDatesProps) {
  const closings = useClosings();
  const isClosed = useIsClosed();
  const [first, repeat] = form.watch(['date', 'repeat']);
  if (!isDay(first))
    return <p className="text-ink-muted text-sm">Choose the first date to see the others.</p>;
  const isCycle = repeat.every === SCHOOL_DAYS;
  if (isCycle && closings.isError) return <ClosingsMissing onRetry={() => closings.refetch()} />;
  if (isCycle && !closings.data) return null;
  const fault = repeatFaultOfForm(first, { ...repeat, skip: [] }, isClosed);
  if (fault === undefined) return <DateChoices form={form} closedFor={isCycle ? undefined : closedFor} />;
  // Weeks need no closings: their faults are shown at their fields.
  const isShown = isCycle && fault.field[0] !== 'count' && !form.formState.errors.repeat;
  return isShown ? <p className="text-ink-muted text-sm">{fault.message}</p> : null;
}

function DateChoices({ form, closedFor }: SessionRepeatDatesProps) {
  const closingOn = useClosingOn(closedFor);
  const isClosed = (day: Day) => closingOn(day) !== undefined;
  const [first, repeat] = form.watch(['date', 'repeat']);
  const every = repeatOfForm({ ...repeat, skip: [] });
  const days = repeatDays(first, every, isClosed);
  const numbers = cycleNumbers(first, every, isClosed);
  const taken = repeatDays(first, repeatWithoutClosings(first, repeat, isClosed), isClosed);
  const hasClosed = days.some(isClosed);

  function setTaken(day: Day, isTaken: boolean): void {
    // A closed day is skipped unless it is in `keep`; any other day is included unless it is in `skip`.
    const [field, isListed] = isClosed(day)
      ? (['repeat.keep', isTaken] as const)
      : (['repeat.skip', !isTaken] as const);
    const others = form.getValues(field).filter((listed) => listed !== day);
    form.setValue(field, isListed ? [...others, day] : others, {
      shouldDirty: true,
      shouldValidate: form.formState.isSubmitted,
    });
  }

  function labelOf(day: Day): string {
    const number = numbers.get(day);
    const inCycle = number && `day ${cycleDayLabel(number, repeat.cycle.length)}`;
    return [formatDay(day), inCycle, closingOn(day)?.reason].filter(Boolean).join(' · ');
  }

  return (
    <fieldset>
      <legend className="mb-1.5 font-medium text-sm">Dates</legend>
      <p className="font-medium text-sm">{repeatText(first, repeat)}</p>
      <p role="status" className="mb-2 text-ink-muted text-sm">
        {`${taken.length} of ${days.length} sessions. Untick the dates to skip.`}
        {hasClosed &&
          ` Days on which the practice ${closedFor ? 'or the school ' : ''}is closed are left out unless they are ticked.`}
      </p>
      {closedFor && (
        <LeftOut
          closings={days.filter((day) => !taken.includes(day)).flatMap((day) => closingOn(day) ?? [])}
        />
      )}
      {numbers.size > 0 && <ClosingsBetween first={first} last={days.at(-1) ?? first} />}
      <div className="grid max-h-56 grid-cols-2 gap-x-4 overflow-y-auto md:gap-y-1.5 md:grid-cols-3">
        {days.map((day) => (
          <Checkbox
            key={day}
            label={labelOf(day)}
            checked={taken.includes(day)}
            onChange={(event) => setTaken(day, event.target.checked)}
          />
        ))}
      </div>
    </fieldset>
  );
}

/** Names the closings for which dates are left out. */
function LeftOut({ closings }: { closings: readonly Closing[] }) {
  const named = [...new Set(closings)].map((closing) => `${closing.reason} (${closedDaysText(closing)})`);
  if (named.length === 0) return null;
  return <p className="mb-2 break-words text-ink-muted text-sm">{`Left out: ${named.join('; ')}`}</p>;
}

/** Names the closings over which a cycle is counted. */
function ClosingsBetween({ first, last }: { first: Day; last: Day }) {
  const { data: closings = [] } = useClosings();
  const between = closings.filter(
    ({ firstDay, lastDay, organizationId }) =>
      organizationId === null && firstDay <= last && lastDay >= first,
  );
  if (between.length === 0) return null;
  const named = between.map((closing) => `${closing.reason} (${closedDaysText(closing)})`);
  return <p className="mb-2 break-words text-ink-muted text-sm">{`Counted without: ${named.join('; ')}`}</p>;
}

function ClosingsMissing({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="grid justify-items-start gap-2 text-sm">
      <p className="text-danger">
        The closings could not be read, so the dates of the cycle are not known here.
      </p>
      <Button variant="secondary" onClick={onRetry}>
        Try Again
      </Button>
    </div>
  );
}

function useIsClosed(): IsClosed {
  const closingOn = useClosingOn();
  return (day) => closingOn(day) !== undefined;
}
