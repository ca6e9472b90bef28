import type { QueryClient } from '@tanstack/react-query';
import type { SecondStep } from '#domain/people/two-factor/two-factor.ts';
import type { Credentials, Registration, User } from '#domain/people/users/user.ts';
import { forgetVersions } from '#web/platform/api/caseload-version.ts';
import { forgetReplies } from '#web/platform/api/kept-replies.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
import { requestSignIn } from '#web/platform/api/request.ts';
import { toast } from '#web/platform/ui/toast-store.ts';
import { askDevice } from './passkey-device.ts';
import { tellOtherTabs } from './sign-in-channel.ts';
import { userQuery } from './user-queries.ts';

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
