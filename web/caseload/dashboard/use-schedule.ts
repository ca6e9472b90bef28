import { useMemo } from 'react';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { sessionBlocks } from '#web/caseload/groups/session-blocks.ts';
import { useTodaysSessions } from '#web/caseload/sessions/session-queries.ts';
import { useDashboardParts } from './dashboard-parts.ts';

/**
 * Loads today's blocks by time, with a group's meeting as one. They appear together with the names and the notes to
 * sign, so that nothing moves later; one that fails to load does not delay the others.
 */
export function useSchedule() {
  const sessions = useTodaysSessions();
  const clients = useClients();
  const isWorkLoading = useDashboardParts().useIsWorkLoading();
  const groups = useGroups();
  // Not `isLoading`: what mounts once these are read reloads those that failed, which would hide it again, in a loop.
  const isLoading = isWorkLoading || [sessions, clients, groups].some(({ isFetched }) => !isFetched);
  const todays = useMemo(
    () => sessions.data && sessionBlocks(sessions.data.toSorted(byTime)),
    [sessions.data],
  );
  return {
    data: isLoading ? undefined : todays,
    error: sessions.error,
    isLoading,
    refetch: sessions.refetch,
  };
}
