import type { QueryClient } from '@tanstack/react-query';
import { type Day, dayOf } from '#domain/platform/dates.ts';
import { practiceSettingsQuery } from '#web/people/practice/practice-settings-queries.ts';
import { preferencesQuery } from '#web/people/practice/preferences-queries.ts';
import { userQuery } from '#web/people/sign-in/user-queries.ts';
import { draftKeyQuery } from '#web/platform/api/draft-key-query.ts';
import { queryClient } from '#web/platform/api/query-client.ts';

type Ask = (queries: QueryClient, today: Day) => readonly Promise<void>[];

const firstAsked = new Map<string, Ask>();

/** Says what a screen asks for first: if the app opens with it, these calls begin before it is rendered. */
export function asksFirst(path: string, ask: Ask): void {
  firstAsked.set(path, ask);
}

/** Asks for what every screen waits for, then for what the opened one shows first. A failure is met again, and shown, by the screen. */
export async function askForFirstRecords(path: string): Promise<void> {
  await queryClient.prefetchQuery(userQuery);
  const user = queryClient.getQueryData(userQuery.queryKey);
  if (!user || user.needsSecondFactor) return;
  const rest = [
    queryClient.prefetchQuery(preferencesQuery),
    queryClient.prefetchQuery(draftKeyQuery(user.id)),
  ];
  await queryClient.prefetchQuery(practiceSettingsQuery);
  const settings = queryClient.getQueryData(practiceSettingsQuery.queryKey);
  if (settings)
    rest.push(...(firstAsked.get(path)?.(queryClient, dayOf(new Date(), settings.timeZone)) ?? []));
  await Promise.all(rest);
}
