import { CalendarCheck2 } from 'lucide-react';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { probeTask } from '#domain/clinical/goals/probe-task.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useCreateTask, useTasks } from '#web/caseload/tasks/task-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';

/** Offers to create a task for the day on which a mastered goal is probed; once it exists, shows the day. */
export function ProbeOffer({ goal }: { goal: Goal }) {
  const task = probeTask(goal, useToday());
  const tasks = useTasks().data;
  const create = useCreateTask();
  if (task === undefined || tasks === undefined) return null;
  const isThere = tasks.some(({ title, clientId }) => title === task.title && clientId === task.clientId);
  return (
    <div
      role="status"
      className="flex flex-wrap items-center justify-between gap-3 rounded-lg bg-success-soft px-4 py-3 text-success-ink"
    >
      <p className="flex items-center gap-2">
        <CalendarCheck2 aria-hidden="true" className="size-5 shrink-0" />
        {isThere
          ? `A task says to look again, without teaching, on ${formatDay(task.dueDate)}.`
          : 'Skills fade. Look again four weeks after it was mastered, without teaching?'}
      </p>
      {!isThere && (
        <Button onClick={() => create.mutate(task)} disabled={create.isPending}>
          {`Add a Task for ${formatDay(task.dueDate)}`}
        </Button>
      )}
    </div>
  );
}
