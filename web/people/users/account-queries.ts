import { useQuery } from '@tanstack/react-query';
import type { PasswordChange, ProfileChange } from '#domain/people/users/account-change.ts';
import { deviceQuery } from '#web/people/sign-in/device-queries.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

/**
 * Changes the name, or with the confirmation the email and username; the header shows the new name at once. A refused
 * confirmation is shown in its dialog.
 */
export function useUpdateProfile() {
  return useRecordMutation({
    call: (change: ProfileChange) => request('PUT /api/user', { body: change }),
    onSaved: (user, _, queries) => queries.setQueryData(userQuery.queryKey, user),
    refreshes: [deviceQuery.queryKey],
    success: { title: 'Profile Updated', description: 'Your account has been updated.' },
    failure: { title: 'Update Failed', except: 403 },
  });
}

/** Changes the password; other devices are signed out. */
export function useChangePassword() {
  return useRecordMutation({
    call: (change: PasswordChange) => request('POST /api/user/password', { body: change }),
    refreshes: [deviceQuery.queryKey],
    success: { title: 'Password Changed', description: 'Every other device has been signed out.' },
    failure: 'Password Not Changed',
  });
}

const proofPath = '/api/user/email-proof';

/** Returns whether the email address is confirmed. Refetched on each visit, because its link is opened elsewhere. */
export function useEmailProof(email: string) {
  return useQuery({
    queryKey: [proofPath, email],
    queryFn: () => request('GET /api/user/email-proof'),
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** Sends the mail with the link again. */
export function useSendEmailLink(email: string) {
  return useRecordMutation({
    call: () => request('POST /api/user/email-proof'),
    refreshes: [[proofPath]],
    success: { title: 'Mail Sent', description: `Open the link in the mail to ${email}.` },
    failure: 'Mail Not Sent',
  });
}
