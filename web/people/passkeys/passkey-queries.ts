import { queryOptions, useQuery } from '@tanstack/react-query';
import type { PasskeyName } from '#domain/people/passkeys/passkey.ts';
import type { FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { deviceQuery } from '#web/people/sign-in/device-queries.ts';
import { askDevice } from '#web/people/sign-in/passkey-device.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

const path = '/api/passkeys';

const passkeyQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/passkeys'),
  // Signing in elsewhere changes the last use, so each visit refetches.
  staleTime: 0,
});

/** Returns the account's passkeys, oldest first. */
export function usePasskeys() {
  return useQuery(passkeyQuery);
}

/** Creates a passkey on a device and saves it. Errors are shown in the dialog. */
export function useAddPasskey() {
  return useRecordMutation({
    call: async ({ name, confirmation }: PasskeyName & { confirmation: FullConfirmation }) => {
      const optionsJSON = await request('POST /api/passkeys/options', { body: confirmation });
      const response = await askDevice(({ startRegistration }) => startRegistration({ optionsJSON }));
      return request('POST /api/passkeys', { body: { name, response } });
    },
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: ({ name }) => ({ title: 'Passkey Added', description: `${name} signs you in from now on.` }),
  });
}

/** Renames a passkey. */
export function useRenamePasskey(id: number) {
  return useRecordMutation({
    call: (change: PasskeyName) => request('PUT /api/passkeys/:id', { id, body: change }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: ({ name }) => ({ title: 'Passkey Renamed', description: `It is called ${name} now.` }),
    failure: 'Passkey Not Renamed',
  });
}

/** Removes a passkey. Errors are shown in the dialog. */
export function useRemovePasskey() {
  return useRecordMutation({
    call: ({ id, confirmation }: { id: number; confirmation: FullConfirmation }) =>
      request('POST /api/passkeys/:id/remove', { id, body: confirmation }),
    refreshes: [[path], deviceQuery.queryKey],
    refreshesAfterFailure: true,
    success: { title: 'Passkey Removed', description: 'It does not sign you in any more.' },
  });
}
