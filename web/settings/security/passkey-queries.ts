import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PasswordConfirmation } from '#domain/users/account-change.ts';
import type { FullConfirmation } from '#domain/users/full-confirmation.ts';
import type { PasskeyName } from '#domain/users/passkey.ts';
import { failureText, request } from '#web/api/request.ts';
import { askDevice } from '#web/auth/passkey-device.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';
import { deviceQuery } from './device-queries.ts';

const path = '/api/passkeys';

const passkeyQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/passkeys'),
  // Signing in elsewhere changes the last use: each look asks again.
  staleTime: 0,
});

/** The passkeys of this account, oldest first. */
export function usePasskeys() {
  return useQuery(passkeyQuery);
}

/** Has a device make a passkey and keeps it. Why not is told inside the dialog that asks. */
export function useAddPasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ name, currentPassword }: PasskeyName & PasswordConfirmation) => {
      const optionsJSON = await request('POST /api/passkeys/options', {
        body: {
          currentPassword,
        },
      });
      const response = await askDevice(({ startRegistration }) => startRegistration({ optionsJSON }));
      return request('POST /api/passkeys', { body: { name, response } });
    },
    onSuccess: ({ name }) =>
      toast({ title: 'Passkey Added', description: `${name} signs you in from now on.` }),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Gives a passkey another name. */
export function useRenamePasskey(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: PasskeyName) => request('PUT /api/passkeys/:id', { id, body: change }),
    onSuccess: ({ name }) => toast({ title: 'Passkey Renamed', description: `It is called ${name} now.` }),
    onError: (error) => failureToast('Passkey Not Renamed', failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Removes a passkey. Why not is told inside the dialog that asks. */
export function useRemovePasskey() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, confirmation }: { id: number; confirmation: FullConfirmation }) =>
      request('POST /api/passkeys/:id/remove', { id, body: confirmation }),
    onSuccess: () => toast({ title: 'Passkey Removed', description: 'It does not sign you in any more.' }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: deviceQuery.queryKey });
      return queries.invalidateQueries({ queryKey: [path] });
    },
  });
}
