import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { SecondStep, SecondStepNeeded } from '#domain/people/two-factor/two-factor.ts';
import type { Credentials, User } from '#domain/people/users/user.ts';
import { isOfRecords } from '#web/platform/api/record-queries.ts';
import { requestSignIn } from '#web/platform/api/request.ts';
import { openGate } from '#web/platform/api/sign-in-gate.ts';
import { notifyOtherTabs } from './sign-in-channel.ts';
import { signInByPasskey } from './sign-in-queries.ts';
import { startAnew, userQuery } from './user-queries.ts';

/** Signs in again on a page whose sign-in ended: with the password and a code if required, or with a passkey. */
export function useSignInAgain(before: User) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (step: Credentials | SecondStep | 'passkey'): Promise<User | SecondStepNeeded> => {
      if (step === 'passkey') return signInByPasskey();
      return requestSignIn('password' in step ? 'POST /api/login' : 'POST /api/login/code', { body: step });
    },
    onSuccess: (answer) => {
      if (!('secondStep' in answer)) goOn(queries, before, answer);
    },
  });
}

// Waiting requests continue. Another account restarts the app, so that nothing of the first one remains.
function goOn(queries: QueryClient, before: User, user: User): void {
  notifyOtherTabs(user.id);
  if (user.id !== before.id) {
    startAnew();
    return;
  }
  queries.setQueryData(userQuery.queryKey, user);
  openGate();
  void queries.invalidateQueries({ predicate: isOfRecords });
}
