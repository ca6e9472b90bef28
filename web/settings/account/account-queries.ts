import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { PasswordChange, Profile } from '#domain/users/account-change.ts';
import type { User } from '#domain/users/user.ts';
import { failureText, request } from '#web/api/request.ts';
import { userQuery } from '#web/auth/user-queries.ts';
import { deviceQuery } from '#web/settings/security/device-queries.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

/** Changes one's name, email and username; the frame shows the new name at once. */
export function useUpdateProfile() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (profile: Profile) => request<User>('PUT', '/api/user', profile),
    onSuccess: (user) => {
      queries.setQueryData(userQuery.queryKey, user);
      toast({ title: 'Profile Updated', description: 'Your account has been updated.' });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
  });
}

/** Chooses another password; the other devices are signed out. */
export function useChangePassword() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: PasswordChange) => request<void>('POST', '/api/user/password', change),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: deviceQuery.queryKey });
      toast({ title: 'Password Changed', description: 'Every other device has been signed out.' });
    },
    onError: (error) => failureToast('Password Not Changed', failureText(error)),
  });
}
