import type { NewTask } from '#domain/caseload/tasks/task.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import type { Goal } from './goal.ts';

/** The number of days after mastery until a goal is probed, without teaching: skills fade. */
const PROBE_AFTER_DAYS = 28;

type ProbedGoal = Pick<Goal, 'name' | 'clientId' | 'status' | 'statusOn'>;

/**
 * Returns the task to probe a mastered goal in four weeks; undefined for any other goal, and once that day
 * has come. It does not name the child.
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
