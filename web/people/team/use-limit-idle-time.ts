import type { IdleMinutes } from '#domain/people/users/preferences.ts';
import { practiceSettingsQuery } from '#web/people/practice/practice-settings-queries.ts';
import { idleTimeText } from '#web/people/sign-in/idle-time-text.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

/** Sets the practice's limit for automatic sign-out; null lets each therapist decide. */
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
