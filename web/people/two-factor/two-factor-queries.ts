import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { TwoFactorStart } from '#domain/people/two-factor/two-factor.ts';
import type { PasswordConfirmation } from '#domain/people/users/account-change.ts';
import { deviceQuery } from '#web/people/sign-in/device-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

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
  return useRecordMutation({
    call: (first: TwoFactorStart) => request('POST /api/two-factor', { body: first }),
    refreshes: [[path], deviceQuery.queryKey],
    refreshesAfterFailure: true,
  });
}

/** Makes new recovery codes in place of the old ones. */
export function useRenewRecoveryCodes() {
  return useRecordMutation({
    call: (password: PasswordConfirmation) =>
      request('POST /api/two-factor/recovery-codes', { body: password }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
  });
}

/** Turns it off. */
export function useTurnOffTwoFactor() {
  return useRecordMutation({
    call: (password: PasswordConfirmation) => request('POST /api/two-factor/turn-off', { body: password }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: { title: 'Two-Factor Sign-In Off', description: 'Your password alone signs you in again.' },
  });
}
