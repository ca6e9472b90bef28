import { useSearchParams } from 'react-router';
import { type Day, isDay } from '#domain/platform/dates.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';

/** Returns the day that a calendar's address names; today by default. */
export function calendarDayOf(params: URLSearchParams, today: Day): Day {
  const named = params.get('date') ?? '';
  return isDay(named) ? named : today;
}

/** The chosen day of the calendar, stored in the URL; today by default. */
export function useCalendarDay(): [Day, (day: Day) => void] {
  const today = useToday();
  const [params, setParams] = useSearchParams();
  return [
    calendarDayOf(params, today),
    (next) => setParams(next === today ? {} : { date: next }, { replace: true, preventScrollReset: true }),
  ];
}
