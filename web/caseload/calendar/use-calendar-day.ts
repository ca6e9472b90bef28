import { useSearchParams } from 'react-router';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';

/** The chosen day of the calendar, stored in the URL; today by default. */
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
