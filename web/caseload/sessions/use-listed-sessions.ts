import { useMemo } from 'react';
import { type SessionListFilter, spanOf } from '#domain/caseload/sessions/session-list-filter.ts';
import { plusDays } from '#domain/platform/dates.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { FEW_SESSIONS, useFoundSessions, useSessionsFrom } from './session-queries.ts';

/**
 * What the list shows, newest first: what passes search and filters, or, without any, the sessions of today and before,
 * and above them the later ones, when they are few or wanted.
 */
export function useListedSessions(choices: SessionListFilter, isLaterWanted: boolean) {
  const params = useListedParams(choices);
  const isNarrowed = params !== undefined;
  const today = useToday();
  const found = useFoundSessions(params ?? { to: today }, isNarrowed);
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

  // Until the first search is answered the whole list stays in sight, and what was found until the whole list is read.
  if (isNarrowed || found.list.isOfEarlierSearch) {
    return { ...found, isWhole: false, laterCount: 0, unreadAbove: undefined };
  }
  const failed = [found.list, first, all].find(({ data, error }) => data === undefined && error !== null);
  // The later ones, or the way to them, stand above the rows: they come with them, not after them.
  const isRead = first.data !== undefined && (later !== undefined || !areOnlyLater);
  return {
    ...found,
    isWhole: true,
    list: {
      data: isRead && rows && listed ? { ...listed, rows, total: listed.total + laterCount } : undefined,
      error: failed?.error ?? null,
      refetch: () => failed?.refetch(),
    },
    /** How many are hidden or shown above today's by a button. */
    laterCount: areFew || areOnlyLater ? 0 : laterCount,
    unreadAbove: isWanted && !areFew ? all.data?.more : undefined,
  };
}

/** What is asked of the server; nothing for the whole list. Days are those of the practice, at the moment that they are chosen. */
function useListedParams({ search, status, type, date, group }: SessionListFilter) {
  const timeZone = useTimeZone();
  const find = search.trim();
  return useMemo(() => {
    if (find === '' && [status, type, date, group].every((choice) => choice === 'all')) return undefined;
    const { from, until } = spanOf(date, new Date().toISOString(), timeZone);
    return { find, status, type, groupId: group, from, to: until };
  }, [find, status, type, date, group, timeZone]);
}
