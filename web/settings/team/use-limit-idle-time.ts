import type { IdleMinutes } from '#domain/users/preferences.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { request } from '#web/api/request.ts';
import { idleTimeText } from '#web/auth/idle-time-text.ts';
import { practiceSettingsQuery } from '#web/practice/practice-settings-queries.ts';

/** Sets how long anybody may stay signed in without use; null lets each therapist decide. */
export function useLimitIdleTime() {
  return useRecordMutation({
    call: (longestIdleMinutes: IdleMinutes) =>
      request('PUT /api/practice-settings', { body: { longestIdleMinutes } }),
    onSaved: (settings, _, queries) => queries.setQueryData(practiceSettingsQuery.queryKey, settings),
    refreshes: [['/api/preferences']],
    success: ({ longestIdleMinutes }) => ({
      title: 'Automatic Sign-Out Updated',
      description:
        longestIdleMinutes === null
          ? 'Each therapist decides how long.'
          : `Everybody is signed out after ${idleTimeText(longestIdleMinutes)} without use at the latest.`,
    }),
    failure: 'Update Failed',
  });
}
