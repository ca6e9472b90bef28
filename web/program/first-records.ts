import { practiceSettingsQuery } from '#web/people/practice/practice-settings-queries.ts';
import { preferencesQuery } from '#web/people/practice/preferences-queries.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { draftKeyQuery } from '#web/platform/api/draft-key-query.ts';
import { queryClient } from '#web/platform/api/query-client.ts';
import { makeFirstCalls } from '#web/platform/navigation/first-calls.ts';

/**
 * Asks for what every screen waits for, then for what the opened one shows first. A call that fails is made again by the
 * screen, which shows why.
 */
export async function askForFirstRecords(): Promise<void> {
  await queryClient.prefetchQuery(userQuery);
  const user = queryClient.getQueryData(userQuery.queryKey);
  if (!user || user.needsSecondFactor) return;
  const others = [
    queryClient.prefetchQuery(preferencesQuery),
    queryClient.prefetchQuery(draftKeyQuery(user.id)),
  ];
  // Today depends on the practice's time zone.
  await queryClient.prefetchQuery(practiceSettingsQuery);
  const { pathname, search } = window.location;
  await Promise.all([...others, makeFirstCalls(queryClient, pathname, search)]);
}
