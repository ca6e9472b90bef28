import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import type { PracticeSettings, PracticeSettingsChange } from '#domain/people/practice/practice-settings.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { useClock } from '#web/platform/ui/use-clock.ts';

export const practiceSettingsQuery = queryOptions({
  queryKey: ['/api/practice-settings'],
  queryFn: () => request('GET /api/practice-settings'),
});

/** Returns the practice's settings; the signed-in layout has loaded them before any page. */
export function usePracticeSettings(): PracticeSettings {
  return useQuery(practiceSettingsQuery).data ?? defaultPracticeSettings;
}

/** Returns the time zone of all dates and times in the app, whatever the browser's own. */
export function useTimeZone(): TimeZone {
  return usePracticeSettings().timeZone;
}

/** Returns today in the practice's time zone, outside of a component. */
export function todayOf(queries: QueryClient): Day {
  const { timeZone } = queries.getQueryData(practiceSettingsQuery.queryKey) ?? defaultPracticeSettings;
  return dayOf(new Date(), timeZone);
}

/** Returns today in the practice's time zone, and the next day once it begins. */
export function useToday(): Day {
  const timeZone = useTimeZone();
  return useClock(() => dayOf(new Date(), timeZone));
}

/** Changes the practice's settings; everything is refetched, because dates and due dates depend on them. */
export function useUpdatePracticeSettings() {
  return useRecordMutation({
    call: (change: PracticeSettingsChange) => request('PUT /api/practice-settings', { body: change }),
    onSaved: (settings, _, queries) => queries.setQueryData(practiceSettingsQuery.queryKey, settings),
    refreshes: 'all',
    success: { title: 'Settings Updated', description: 'The practice settings have been saved.' },
    failure: 'Update Failed',
  });
}
