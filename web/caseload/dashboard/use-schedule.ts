import { useMemo } from 'react';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { sessionBlocks } from '#web/caseload/groups/session-blocks.ts';
import { useTodaysSessions } from '#web/caseload/sessions/session-queries.ts';
import { useDashboardParts } from './dashboard-parts.ts';

/**
 * Today's sessions by time, those of one meeting of a group as one. They are there together with the names and the notes to sign that stand beside them, so
 * that none of these moves the others; one that cannot be read keeps nobody waiting.
 */
export function useSchedule() {
  const sessions = useTodaysSessions();
  const clients = useClients();
  const isWorkLoading = useDashboardParts().useIsWorkLoading();
  const groups = useGroups();
  const isLoading = isWorkLoading || [sessions, clients, groups].some((query) => query.isLoading);
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
