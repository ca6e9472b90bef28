import { queryOptions, useQuery } from '@tanstack/react-query';
import type { User } from '#domain/people/users/user.ts';
import { userKey } from '#web/platform/api/query-client.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { RequestError, request, requestSignIn } from '#web/platform/api/request.ts';
import { toastOnNextPage } from '#web/platform/ui/toast-handover.ts';
import { giveUpUnsavedForms } from '#web/platform/ui/unsaved-forms.ts';
import { notifyOtherTabs } from './sign-in-channel.ts';

export const userQuery = queryOptions({ queryKey: userKey, queryFn: fetchUser });

/** Returns the signed-in user; null if nobody is. Requested only if `isAsked`. */
export function useUser(isAsked = true) {
  return useQuery({ ...userQuery, enabled: isAsked });
}

/** Reloads the app from the start, so that nothing remains in this page's memory. */
export function startAnew(): void {
  giveUpUnsavedForms();
  window.location.replace('/dashboard');
}

/** Signs out and goes to the home page; nothing of the caseload remains in this browser's memory. */
export function useLogout() {
  return useRecordMutation({
    call: () => requestSignIn('POST /api/logout'),
    onSaved: () => {
      notifyOtherTabs('ended');
      toastOnNextPage({ title: 'Logged out', description: 'You have been successfully logged out.' });
      window.location.assign('/');
    },
    failure: 'Logout failed',
  });
}

async function fetchUser(): Promise<User | null> {
  try {
    return await request('GET /api/user');
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
