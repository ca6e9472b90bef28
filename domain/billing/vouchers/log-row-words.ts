import { missedReasonLabels } from '#domain/caseload/sessions/missed-reason.ts';
import { sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import type { LogRow } from './service-log.ts';

/** Returns how many children a session is for, and where it differs its kind: "Individual", "Group of 3", "Home visit". */
export function participantsText({ type, groupSize }: Pick<LogRow, 'type' | 'groupSize'>): string {
  if (groupSize !== null) return `Group of ${groupSize}`;
  if (type === 'group') return 'Group';
  return type === 'home' ? 'Home visit' : 'Individual';
}

/** Returns what became of a session: "Took place", "Scheduled", "No Show", or with its reason "Cancelled: School activity". */
export function outcomeText({ status, missedReason }: Pick<LogRow, 'status' | 'missedReason'>): string {
  if (status === 'completed') return 'Took place';
  const label = sessionStatusLabels[status];
  return missedReason === null ? label : `${label}: ${missedReasonLabels[missedReason]}`;
}
