import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { dayOf, type TimeZone } from '#domain/dates.ts';
import { defaultPracticeSettings } from '#domain/practice/default-practice-settings.ts';
import type { PracticeSettings, PracticeSettingsChange } from '#domain/practice/practice-settings.ts';
import { isOfRecords } from '#web/api/record-queries.ts';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

export const practiceSettingsQuery = queryOptions({
  queryKey: ['/api/practice-settings'],
  queryFn: () => request<PracticeSettings>('GET', '/api/practice-settings'),
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
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: PracticeSettingsChange) =>
      request<PracticeSettings>('PUT', '/api/practice-settings', change),
    onSuccess: async (settings) => {
      queries.setQueryData(practiceSettingsQuery.queryKey, settings);
      await queries.invalidateQueries({ predicate: isOfRecords });
      toast({ title: 'Settings Updated', description: 'The practice settings have been saved.' });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
  });
}
