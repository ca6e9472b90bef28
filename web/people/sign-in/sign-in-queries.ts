import type { QueryClient } from '@tanstack/react-query';
import type { SecondStep } from '#domain/people/two-factor/two-factor.ts';
import type { Credentials, Registration, User } from '#domain/people/users/user.ts';
import { forgetVersions } from '#web/platform/api/caseload-version.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
import { clearReplyCache } from '#web/platform/api/reply-cache.ts';
import { requestSignIn } from '#web/platform/api/request.ts';
import { toast } from '#web/platform/ui/toast-store.ts';
import { askDevice } from './passkey-device.ts';
import { notifyOtherTabs } from './sign-in-channel.ts';
import { userQuery } from './user-queries.ts';

/** Signs in; the page redirects when the user is known. */
export function useLogin() {
  return useRecordMutation({
    call: (credentials: Credentials) => requestSignIn('POST /api/login', { body: credentials }),
    onSaved: (answer, _, queries) => {
      if (!('secondStep' in answer)) welcomeBack(queries, answer);
    },
    failure: 'Login failed',
  });
}

/** Sends the code after the password. A wrong code is reported at its field. */
export function useSecondStep() {
  return useRecordMutation({
    call: (typed: SecondStep) => requestSignIn('POST /api/login/code', { body: typed }),
    onSaved: (user, _, queries) => welcomeBack(queries, user),
    failure: { title: 'Login failed', except: 403 },
  });
}

/** Signs in with a passkey of this device or of a phone. */
export function usePasskeySignIn() {
  return useRecordMutation({
    call: signInByPasskey,
    onSaved: (user, _, queries) => welcomeBack(queries, user),
    failure: 'Login failed',
  });
}

/** Opens an account and signs in. */
export function useRegister() {
  return useRecordMutation({
    call: (registration: Registration) => requestSignIn('POST /api/register', { body: registration }),
    onSaved: (user, _, queries) => welcome(queries, user),
    success: ({ fullName }) => ({ title: 'Registration successful', description: `Welcome, ${fullName}!` }),
    failure: 'Registration failed',
  });
}

/** Signs in with a passkey and returns its account. */
export async function signInByPasskey(): Promise<User> {
  const optionsJSON = await requestSignIn('POST /api/login/passkey/options');
  const response = await askDevice(({ startAuthentication }) => startAuthentication({ optionsJSON }));
  return requestSignIn('POST /api/login/passkey', { body: { response } });
}

function welcomeBack(queries: QueryClient, user: User): void {
  welcome(queries, user);
  toast({ title: 'Login successful', description: `Welcome back, ${user.fullName}!` });
}

// The previous user may have been somebody else: their data is removed from the cache.
function welcome(queries: QueryClient, user: User): void {
  queries.removeQueries({ predicate: isOfRecords });
  forgetVersions();
  clearReplyCache();
  queries.setQueryData(userQuery.queryKey, user);
  notifyOtherTabs(user.id);
}
