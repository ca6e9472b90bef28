import { type QueryClient, queryOptions, useQuery } from '@tanstack/react-query';
import type { SecondStep } from '#domain/users/two-factor.ts';
import type { Credentials, Registration, User } from '#domain/users/user.ts';
import { forgetVersions } from '#web/api/caseload-version.ts';
import { forgetReplies } from '#web/api/kept-replies.ts';
import { userKey } from '#web/api/query-client.ts';
import { useRecordMutation } from '#web/api/record-mutation.ts';
import { isOfRecords } from '#web/api/record-queries.ts';
import { RequestError, request, requestSignIn } from '#web/api/request.ts';
import { toastOnNextPage } from '#web/ui/toast-handover.ts';
import { toast } from '#web/ui/toast-store.ts';
import { giveUpUnsavedForms } from '#web/ui/unsaved-forms.ts';
import { askDevice } from './passkey-device.ts';
import { tellOtherTabs } from './sign-in-channel.ts';

export const userQuery = queryOptions({ queryKey: userKey, queryFn: fetchUser });

/** Who is signed in; null for nobody. Asked only where `isAsked`. */
export function useUser(isAsked = true) {
  return useQuery({ ...userQuery, enabled: isAsked });
}

/** Signs in; the page moves on when the user is known. */
export function useLogin() {
  return useRecordMutation({
    call: (credentials: Credentials) => requestSignIn('POST /api/login', { body: credentials }),
    onSaved: (answer, _, queries) => {
      if (!('secondStep' in answer)) welcomeBack(queries, answer);
    },
    failure: 'Login failed',
  });
}

/** Brings the code after the password. What is wrong with the code itself, its field says. */
export function useSecondStep() {
  return useRecordMutation({
    call: (typed: SecondStep) => requestSignIn('POST /api/login/code', { body: typed }),
    onSaved: (user, _, queries) => welcomeBack(queries, user),
    failure: { title: 'Login failed', except: 403 },
  });
}

/** Opens the app as if for the first time: nothing that this page has in its memory stays. */
export function startAnew(): void {
  giveUpUnsavedForms();
  window.location.replace('/dashboard');
}

/** Signs in by a passkey of this device, or of a phone beside it. */
export function usePasskeySignIn() {
  return useRecordMutation({
    call: signInByPasskey,
    onSaved: (user, _, queries) => welcomeBack(queries, user),
    failure: 'Login failed',
  });
}

/** Opens an account, which also signs in. */
export function useRegister() {
  return useRecordMutation({
    call: (registration: Registration) => requestSignIn('POST /api/register', { body: registration }),
    onSaved: (user, _, queries) => welcome(queries, user),
    success: ({ fullName }) => ({ title: 'Registration successful', description: `Welcome, ${fullName}!` }),
    failure: 'Registration failed',
  });
}

/** Signs out and goes home; nothing of the caseload stays in this browser's memory. */
export function useLogout() {
  return useRecordMutation({
    call: () => requestSignIn('POST /api/logout'),
    onSaved: () => {
      tellOtherTabs('ended');
      toastOnNextPage({ title: 'Logged out', description: 'You have been successfully logged out.' });
      window.location.assign('/');
    },
    failure: 'Logout failed',
  });
}

/** Signs in by a passkey, and gives whose it was. */
export async function signInByPasskey(): Promise<User> {
  const optionsJSON = await requestSignIn('POST /api/login/passkey/options');
  const response = await askDevice(({ startAuthentication }) => startAuthentication({ optionsJSON }));
  return requestSignIn('POST /api/login/passkey', { body: { response } });
}

function welcomeBack(queries: QueryClient, user: User): void {
  welcome(queries, user);
  toast({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` });
}

// Whoever was signed in here before may have been somebody else: nothing of hers is shown.
function welcome(queries: QueryClient, user: User): void {
  queries.removeQueries({ predicate: isOfRecords });
  forgetVersions();
  forgetReplies();
  queries.setQueryData(userQuery.queryKey, user);
  tellOtherTabs(user.id);
}

async function fetchUser(): Promise<User | null> {
  try {
    return await request('GET /api/user');
  } catch (error) {
    if (error instanceof RequestError && error.status === 401) return null;
    throw error;
  }
}
