import { useSearchParams } from 'react-router';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';

/** The day that the calendar shows, kept in the address; today where it names none. */
export function useCalendarDay(): [Day, (day: Day) => void] {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  const named = params.get('date') ?? '';
  const day = isDay(named) ? named : today;
  return [
    day,
    (next) => setParams(next === today ? {} : { date: next }, { replace: true, preventScrollReset: true }),
  ];
}
