import type { NewTask } from '#domain/caseload/tasks/task.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import type { Goal } from './goal.ts';

/** How long after it was mastered a goal is looked at again, without teaching: skills fade. */
const PROBE_AFTER_DAYS = 28;

type ProbedGoal = Pick<Goal, 'name' | 'clientId' | 'status' | 'statusOn'>;

/**
 * The task to look at a mastered goal again in four weeks; undefined for any other goal, and once that day has come. It
 * names no child.
 */
export function probeTask(
  { name, clientId, status, statusOn }: ProbedGoal,
  today: Day,
): (NewTask & { dueDate: Day }) | undefined {
  const dueDate = plusDays(statusOn, PROBE_AFTER_DAYS);
  if (status !== 'mastered' || dueDate <= today) return undefined;
  return {
    title: `Probe: ${name}`,
    description: 'See whether it holds, without teaching.',
    dueDate,
    clientId,
  };
}
