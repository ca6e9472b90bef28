import { useRecordedGoals } from './result-queries.ts';

/** Returns which recorded data is deleted with a session, to be added to a sentence; only asks when `isAsked`. */
export function useDeletedResults(sessionId: number, isAsked: boolean): string {
  const recorded = useRecordedGoals(sessionId, isAsked) ?? 0;
  if (recorded === 0) return '';
  return recorded === 1 ? ', with the data of 1 goal' : `, with the data of ${recorded} goals`;
}
