import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import type { PracticeSettings, PracticeSettingsChange } from '#domain/people/practice/practice-settings.ts';
import { dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

export const practiceSettingsQuery = queryOptions({
  queryKey: ['/api/practice-settings'],
  queryFn: () => request('GET /api/practice-settings'),
});

/** How the practice works; the signed-in frame has loaded it before any page shows. */
export function usePracticeSettings(): PracticeSettings {
  return useQuery(practiceSettingsQuery).data ?? defaultPracticeSettings;
}

/** The time zone in which every day and time of the app is meant, whatever the browser's own. */
export function useTimeZone(): TimeZone {
  return usePracticeSettings().timeZone;
}

/** The day it is now in the practice's time zone. */
export function useToday(): string {
  return dayOf(new Date(), useTimeZone());
}

/** Changes how the practice works; everything shown is read again, because days and dues follow the settings. */
export function useUpdatePracticeSettings() {
  return useRecordMutation({
    call: (change: PracticeSettingsChange) => request('PUT /api/practice-settings', { body: change }),
    onSaved: (settings, _, queries) => queries.setQueryData(practiceSettingsQuery.queryKey, settings),
    refreshes: 'all',
    success: { title: 'Settings Updated', description: 'The practice settings have been saved.' },
    failure: 'Update Failed',
  });
}
