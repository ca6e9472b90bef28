import { useQuery } from '@tanstack/react-query';
import type { PasswordChange, ProfileChange } from '#domain/people/users/account-change.ts';
import { deviceQuery } from '#web/people/sign-in/device-queries.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';

/**
 * Changes one's name, and with the confirmation email and username; the frame shows the new name at once. A confirmation
 * that is refused is told in its dialog.
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

/** Chooses another password; the other devices are signed out. */
export function useChangePassword() {
  return useRecordMutation({
    call: (change: PasswordChange) => request('POST /api/user/password', { body: change }),
    refreshes: [deviceQuery.queryKey],
    success: { title: 'Password Changed', description: 'Every other device has been signed out.' },
    failure: 'Password Not Changed',
  });
}

const proofPath = '/api/user/email-proof';

/** Whether the email address is known to be one's own. Asked at each look: its link is opened elsewhere. */
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
