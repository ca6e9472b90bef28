import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { defaultPreferences } from '#domain/users/default-preferences.ts';
import type { Preferences, PreferencesChange } from '#domain/users/preferences.ts';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/preferences';

export const preferencesQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request<Preferences>('GET', path),
});

/** How the therapist likes the app; the signed-in frame has loaded it before any page shows. */
export function usePreferences(): Preferences {
  return useQuery(preferencesQuery).data ?? defaultPreferences;
}

/** Changes preferences; the choice shows at once and goes back when it could not be kept. */
export function useUpdatePreferences() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: PreferencesChange) => request<Preferences>('PUT', path, change),
    onMutate: async ({ weekStart, idleMinutes }) => {
      await queries.cancelQueries({ queryKey: preferencesQuery.queryKey });
      const before = queries.getQueryData(preferencesQuery.queryKey) ?? defaultPreferences;
      queries.setQueryData(preferencesQuery.queryKey, {
        weekStart: weekStart ?? before.weekStart,
        idleMinutes: idleMinutes === undefined ? before.idleMinutes : idleMinutes,
      });
      return before;
    },
    onSuccess: (preferences) => {
      queries.setQueryData(preferencesQuery.queryKey, preferences);
      toast({ title: 'Preferences Updated', description: 'They hold on all of your devices.' });
    },
    onError: (error, _change, before) => {
      queries.setQueryData(preferencesQuery.queryKey, before);
      failureToast('Update Failed', failureText(error));
    },
  });
}
