import type { FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { practiceSettingsQuery } from '#web/people/practice/practice-settings-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

interface Requirement {
  requiresSecondFactor: boolean;
  confirmation: FullConfirmation;
}

/** Turns the required second factor on or off. A refusal is shown in the dialog. */
export function useRequireSecondFactor() {
  return useRecordMutation({
    call: (requirement: Requirement) => request('PUT /api/practice-settings', { body: requirement }),
    onSaved: (settings, _, queries) => queries.setQueryData(practiceSettingsQuery.queryKey, settings),
    success: ({ requiresSecondFactor }) =>
      requiresSecondFactor
        ? { title: 'Second Factor Required', description: 'A password alone opens no records any more.' }
        : { title: 'Second Factor Up to Each', description: 'What is set up stays on.' },
  });
}
