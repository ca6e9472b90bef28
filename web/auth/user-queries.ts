import { type QueryClient, queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { Credentials, Registration, User } from '#domain/users/user.ts';
import { forgetVersions } from '#web/api/caseload-version.ts';
import { userKey } from '#web/api/query-client.ts';
import { isOfRecords } from '#web/api/record-queries.ts';
import { failureText, RequestError, request, requestSignIn } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toastOnNextPage } from '#web/ui/toast-handover.ts';
import { toast } from '#web/ui/toast-store.ts';
import { giveUpUnsavedForms } from '#web/ui/unsaved-forms.ts';
import { tellOtherTabs } from './sign-in-channel.ts';

export const userQuery = queryOptions({ queryKey: userKey, queryFn: fetchUser });

/** Who is signed in; null for nobody. */
export function useUser() {
  return useQuery(userQuery);
}

/** Signs in; the page moves on when the user is known. */
export function useLogin() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => requestSignIn<User>('POST', '/api/login', credentials),
    onSuccess: (user) => {
      welcome(queries, user);
      toast({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` });
    },
    onError: (error) => failureToast('Login failed', failureText(error)),
  });
}

/** Opens the app as if for the first time: nothing that this page has in its memory stays. */
export function startAnew(): void {
  giveUpUnsavedForms();
  window.location.replace('/dashboard');
}

/** Opens an account, which also signs in. */
export function useRegister() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (registration: Registration) => requestSignIn<User>('POST', '/api/register', registration),
    onSuccess: (user) => {
      welcome(queries, user);
      toast({ title: 'Registration successful', description: `Welcome, ${user.fullName}!` });
    },
    onError: (error) => failureToast('Registration failed', failureText(error)),
  });
}

/** Signs out and goes home; nothing of the caseload stays in this browser's memory. */
export function useLogout() {
  return useMutation({
    mutationFn: () => requestSignIn<void>('POST', '/api/logout'),
    onSuccess: () => {
      tellOtherTabs('ended');
      toastOnNextPage({ title: 'Logged out', description: 'You have been successfully logged out.' });
      window.location.assign('/');
    },
    onError: (error) => failureToast('Logout failed', failureText(error)),
  });
}

// Whoever was signed in here before may have been somebody else: nothing of hers is shown.
function welcome(queries: QueryClient, user: User): void {
  queries.removeQueries({ predicate: isOfRecords });
  forgetVersions();
  queries.setQueryData(userQuery.queryKey, user);
  tellOtherTabs(user.id);
}

async function fetchUser(): Promise<User | null> {
  try {
    return await request<User>('GET', '/api/user');
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
