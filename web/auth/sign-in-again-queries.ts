import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Credentials, User } from '#domain/users/user.ts';
import { isOfRecords } from '#web/api/record-queries.ts';
import { requestSignIn } from '#web/api/request.ts';
import { openGate } from '#web/api/sign-in-gate.ts';
import { tellOtherTabs } from './sign-in-channel.ts';
import { startAnew, userQuery } from './user-queries.ts';

/** Signs in again on a page whose sign-in ended. */
export function useSignInAgain(before: User) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (credentials: Credentials) => requestSignIn<User>('POST', '/api/login', credentials),
    onSuccess: (user) => goOn(queries, before, user),
  });
}

// What waited goes on. Another account than before starts the app anew, with nothing of the first one left.
function goOn(queries: QueryClient, before: User, user: User): void {
  tellOtherTabs(user.id);
  if (user.id !== before.id) {
    startAnew();
    return;
  }
  queries.setQueryData(userQuery.queryKey, user);
  openGate();
  void queries.invalidateQueries({ predicate: isOfRecords });
}
