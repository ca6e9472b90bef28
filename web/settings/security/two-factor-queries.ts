import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { PasswordConfirmation } from '#domain/users/account-change.ts';
import type { TwoFactorStart } from '#domain/users/two-factor.ts';
import { request } from '#web/api/request.ts';
import { toast } from '#web/ui/toast-store.ts';
import { deviceQuery } from './device-queries.ts';

// What is refused is told inside the dialogs that ask: nothing outside an open dialog is read out.
const path = '/api/two-factor';

const twoFactorQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/two-factor'),
  // A recovery code may have been used elsewhere: each look asks again.
  staleTime: 0,
});

/** Whether two-factor sign-in is on. */
export function useTwoFactor() {
  return useQuery(twoFactorQuery);
}

/** Gets a new secret for an authenticator app. */
export function useSetUpTwoFactor() {
  return useMutation({
    mutationFn: (password: PasswordConfirmation) => request('POST /api/two-factor/setup', { body: password }),
  });
}

/** Turns it on by the app's first code, which signs out every other device. */
export function useTurnOnTwoFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (first: TwoFactorStart) => request('POST /api/two-factor', { body: first }),
    onSettled: () => {
      void queries.invalidateQueries({ queryKey: deviceQuery.queryKey });
      return queries.invalidateQueries({ queryKey: [path] });
    },
  });
}

/** Makes new recovery codes in place of the old ones. */
export function useRenewRecoveryCodes() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (password: PasswordConfirmation) =>
      request('POST /api/two-factor/recovery-codes', { body: password }),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}

/** Turns it off. */
export function useTurnOffTwoFactor() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (password: PasswordConfirmation) =>
      request('POST /api/two-factor/turn-off', { body: password }),
    onSuccess: () =>
      toast({ title: 'Two-Factor Sign-In Off', description: 'Your password alone signs you in again.' }),
    onSettled: () => queries.invalidateQueries({ queryKey: [path] }),
  });
}
