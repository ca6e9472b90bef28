import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { createContext, use } from 'react';
import type { PlannedSession } from '#domain/caseload/sessions/planned-session.ts';
import type { TimeZone } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { wasEverChanged } from '#web/platform/api/caseload-version.ts';
import { sessionQueries } from './session-queries.ts';

/** Finds what speaks against planned sessions by the mandates of their children, as sentences. */
export type FindPlanningNotices = (
  queries: QueryClient,
  planned: readonly PlannedSession[],
  context: { others: number; timeZone: TimeZone },
) => Promise<string[]>;

/** Finds concerns about planned sessions from mandates; the screens with forms and calendars supply it. */
export const PlanningNotices = createContext<FindPlanningNotices | undefined>(undefined);

/**
 * Returns a function that finds what speaks against planned sessions; `others` are children in the room who are not
 * clients. Without mandates it asks for nothing.
 */
export function useFindPlanningNotices() {
  const find = use(PlanningNotices);
  const queries = useQueryClient();
  const timeZone = useTimeZone();
  return async (planned: readonly PlannedSession[], others = 0): Promise<string[]> => {
    if (!find || !wasEverChanged('mandates')) return [];
    try {
      return await find(queries, planned, { others, timeZone });
    } catch {
      // The notices only inform: what was planned is saved without them.
      return [];
    }
  };
}

/** Returns what speaks against the sessions that a form plans. */
export function usePlanningNotices(planned: readonly PlannedSession[], others: number): readonly string[] {
  const find = useFindPlanningNotices();
  const { data = [] } = useQuery({
    queryKey: [...sessionQueries.all, 'planning-notices', planned, others],
    queryFn: () => find(planned, others),
    enabled: planned.length > 0 && wasEverChanged('mandates'),
    // Sessions, mandates and closings may have changed since it was typed before.
    staleTime: 0,
    gcTime: 0,
  });
  return data;
}
