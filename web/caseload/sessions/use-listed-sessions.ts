import type { QueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import {
  type DateChoice,
  type SessionListFilter,
  spanOf,
} from '#domain/caseload/sessions/session-list-filter.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { loadRowsAhead } from '#web/platform/api/list-pages.ts';
import {
  FEW_SESSIONS,
  sessionQueries,
  useFoundSessions,
  useSessionsAhead,
  useSessionsFrom,
} from './session-queries.ts';

/**
 * The sessions in the list, newest first: those that match the search and filters or, without any, those through today,
 * with later ones above if they are few or requested. `loadFound` loads what another search finds.
 */
export function useListedSessions(choices: SessionListFilter, isLaterWanted: boolean) {
  const today = useToday();
  const span = useSpan(choices.date, today);
  const listedParams = (search: string) => narrowedParams({ ...choices, search }, span) ?? { to: today };
  const isNarrowed = narrowedParams(choices, span) !== undefined;
  const load = useSessionsAhead();
  const loadFound = (search: string) => load({ query: listedParams(search) });
  const found = { ...useFoundSessions(listedParams(choices.search), isNarrowed), loadFound };
  const listed = found.list.data;
  const areOnlyLater = listed?.total === 0;
  const isWanted = isLaterWanted || areOnlyLater;
  const { first, all } = useSessionsFrom(plusDays(today, 1), !isNarrowed, isWanted);

  const laterCount = first.data?.total ?? 0;
  const areFew = laterCount <= FEW_SESSIONS;
  const later = areFew ? first.data?.items : isWanted ? all.data?.rows : undefined;
  const rows = useMemo(
    () => listed && (later ? [...later.toReversed(), ...listed.rows] : listed.rows),
    [listed, later],
  );

  // The whole list stays visible until the first search result arrives, and vice versa.
  if (isNarrowed || found.list.isOfEarlierSearch) {
    return { ...found, isWhole: false, laterCount: 0, unreadAbove: undefined };
  }
  const failed = [found.list, first, all].filter(({ data, error }) => data === undefined && error !== null);
  // Later sessions, or the button for them, appear together with the rows below.
  const isRead = first.data !== undefined && (later !== undefined || !areOnlyLater);
  return {
    ...found,
    isWhole: true,
    list: {
      data: isRead && rows && listed ? { ...listed, rows, total: listed.total + laterCount } : undefined,
      error: failed[0]?.error ?? null,
      refetch: () => failed.map((query) => query.refetch()),
    },
    /** The number of later sessions behind the button. */
    laterCount: areFew || areOnlyLater ? 0 : laterCount,
    unreadAbove: isWanted && !areFew ? all.data?.more : undefined,
  };
}

/** Loads what the list without search and filters shows first. */
export function loadListedSessions(queries: QueryClient, today: Day): Promise<void>[] {
  return [
    loadRowsAhead(queries, 'GET /api/sessions', { query: { to: today } }),
    queries.prefetchQuery(sessionQueries.firstFrom(plusDays(today, 1))),
  ];
}

/** The instants of a date choice, as of when it was chosen or `today` began. */
function useSpan(date: DateChoice, today: Day) {
  const timeZone = useTimeZone();
  return useMemo(
    () => spanOf(date, { now: new Date().toISOString(), today }, timeZone),
    [date, today, timeZone],
  );
}

/** Returns the query parameters; undefined for the whole list. */
function narrowedParams(
  { search, status, type, date, group }: SessionListFilter,
  { from, until }: ReturnType<typeof spanOf>,
) {
  const find = search.trim();
  if (find === '' && [status, type, date, group].every((choice) => choice === 'all')) return undefined;
  return { find, status, type, groupId: group, from, to: until };
}
