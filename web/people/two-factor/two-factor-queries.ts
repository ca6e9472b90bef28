import { queryOptions, useMutation, useQuery } from '@tanstack/react-query';
import type { TwoFactorStart } from '#domain/people/two-factor/two-factor.ts';
import type { FullConfirmation } from '#domain/people/users/full-confirmation.ts';
import { deviceQuery } from '#web/people/sign-in/device-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

// Refusals are shown in the dialogs: while a dialog is open nothing outside is announced.
const path = '/api/two-factor';

const twoFactorQuery = queryOptions({
  queryKey: [path],
  queryFn: () => request('GET /api/two-factor'),
  // A recovery code may have been used elsewhere, so each visit refetches.
  staleTime: 0,
});

/** Returns the state of two-factor sign-in. */
export function useTwoFactor() {
  return useQuery(twoFactorQuery);
}

/** Requests a new secret for an authenticator app. */
export function useSetUpTwoFactor() {
  return useMutation({
    mutationFn: (confirmation: FullConfirmation) =>
      request('POST /api/two-factor/setup', { body: confirmation }),
  });
}

/** Turns it on with the app's first code, which signs out every other device. */
export function useTurnOnTwoFactor() {
  return useRecordMutation({
    call: (first: TwoFactorStart) => request('POST /api/two-factor', { body: first }),
    refreshes: [[path], deviceQuery.queryKey],
    refreshesAfterFailure: true,
  });
}

/** Replaces the recovery codes with new ones. */
export function useRenewRecoveryCodes() {
  return useRecordMutation({
    call: (confirmation: FullConfirmation) =>
      request('POST /api/two-factor/recovery-codes', { body: confirmation }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
  });
}

/** Turns it off. */
export function useTurnOffTwoFactor() {
  return useRecordMutation({
    call: (confirmation: FullConfirmation) =>
      request('POST /api/two-factor/turn-off', { body: confirmation }),
    refreshes: [[path]],
    refreshesAfterFailure: true,
    success: { title: 'Two-Factor Sign-In Off', description: 'Your password alone signs you in again.' },
  });
}
