import { useState } from 'react';
import { closingsOf } from '#domain/caseload/closings/closed-places.ts';
import type { ClosedDays, Closing } from '#domain/caseload/closings/closing.ts';
import { schoolDays, schoolDaysText } from '#domain/caseload/closings/school-days.ts';
import { isDay } from '#domain/platform/dates.ts';
import { DateInput } from '#web/platform/ui/date-input.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import type { ClosedPlaces } from './use-closed-places.ts';

interface SchoolDayCountProps {
  places: ClosedPlaces['places'];
  /** Those that are there. */
  known: readonly Closing[];
  /** Those that are typed. */
  typed: readonly ClosedDays[];
  /** The calendar year in which the school year begins. */
  startYear: number;
}

/** Counts the school days of a year while its closings are typed, to compare with the district's calendar. */
export function SchoolDayCount({ places, known, typed, startYear }: SchoolDayCountProps) {
  const [days, setDays] = useState<Partial<ClosedDays>>({});
  const { firstDay = `${startYear}-09-01`, lastDay = `${startYear + 1}-06-30` } = days;
  const isTyped = isDay(firstDay) && isDay(lastDay);
  const counts = places.map((place) => ({
    name: place.name,
    text: isTyped
      ? schoolDaysText(
          schoolDays(place.weekdays, [...closingsOf(place, known), ...typed], { firstDay, lastDay }),
        )
      : 'Choose the days between which to count',
  }));
  const isOneText = new Set(counts.map(({ text }) => text)).size === 1;
  if (places.length === 0) return null;
  return (
    <div className="grid gap-3">
      <div className="grid grid-cols-2 gap-4">
        <Field label="First Day of School">
          <DateInput
            value={firstDay}
            onChange={({ target }) => setDays({ ...days, firstDay: target.value })}
          />
        </Field>
        <Field label="Last Day of School">
          <DateInput value={lastDay} onChange={({ target }) => setDays({ ...days, lastDay: target.value })} />
        </Field>
      </div>
      <div role="status" className="font-medium text-sm">
        {isOneText ? counts[0]?.text : counts.map(({ name, text }) => <p key={name}>{`${name}: ${text}`}</p>)}
      </div>
    </div>
  );
}
