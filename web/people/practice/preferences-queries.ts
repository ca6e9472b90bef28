import { queryOptions, useQuery } from '@tanstack/react-query';
import { defaultPreferences } from '#domain/people/users/default-preferences.ts';
import type { Preferences, PreferencesChange } from '#domain/people/users/preferences.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/preferences';

export const preferencesQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/preferences'),
});

/** Returns the therapist's preferences; the signed-in layout has loaded them before any page. */
export function usePreferences(): Preferences {
  return useQuery(preferencesQuery).data ?? defaultPreferences;
}

/** Changes preferences; the change shows at once and is reverted if it cannot be saved. */
export function useUpdatePreferences() {
  return useRecordMutation({
    call: (change: PreferencesChange) => request('PUT /api/preferences', { body: change }),
    optimistic: async (queries, { weekStart, idleMinutes }) => {
      const { queryKey } = preferencesQuery;
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey) ?? defaultPreferences;
      queries.setQueryData(queryKey, {
        weekStart: weekStart ?? before.weekStart,
        idleMinutes: idleMinutes === undefined ? before.idleMinutes : idleMinutes,
      });
      return () => queries.setQueryData(queryKey, before);
    },
    onSaved: (preferences, _, queries) => queries.setQueryData(preferencesQuery.queryKey, preferences),
    success: { title: 'Preferences Updated', description: 'They hold on all of your devices.' },
    failure: { title: 'Update Failed', except: 403 },
  });
}
