import type { PracticeSettings } from '#domain/practice/practice-settings.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { request } from '#web/api/request.ts';
import { registrationQuery } from '#web/auth/registration-queries.ts';
import { practiceSettingsQuery } from '#web/practice/practice-settings-queries.ts';

/** Lets anybody open an account, or only who has an invitation. */
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
