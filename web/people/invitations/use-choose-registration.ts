import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { practiceSettingsQuery } from '#web/people/practice/practice-settings-queries.ts';
import { registrationQuery } from '#web/people/sign-in/registration-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

/** Sets whether anybody may open an account, or only people with an invitation. */
export function useChooseRegistration() {
  return useRecordMutation({
    call: (registration: PracticeSettings['registration']) =>
      request('PUT /api/practice-settings', { body: { registration } }),
    onSaved: (settings, _, queries) => queries.setQueryData(practiceSettingsQuery.queryKey, settings),
    refreshes: [registrationQuery.queryKey],
    success: ({ registration }) =>
      registration === 'open'
        ? { title: 'Registration Open', description: 'Anyone can open an account here.' }
        : { title: 'Invitation Only', description: 'Invite therapists under Settings, Team.' },
    failure: 'Update Failed',
  });
}
