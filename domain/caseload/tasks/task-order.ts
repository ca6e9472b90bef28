import { type Day, formatDay } from '#domain/platform/dates.ts';
import type { Task } from './task.ts';

/** Compares tasks: open before completed, each by due date, undated last. */
export function compareTasks(a: Task, b: Task): number {
  if (a.completed !== b.completed) return a.completed ? 1 : -1;
  if (a.dueDate !== b.dueDate) {
    if (a.dueDate === null) return 1;
    if (b.dueDate === null) return -1;
    return a.dueDate < b.dueDate ? -1 : 1;
  }
  return a.id - b.id;
}

export type DueState = 'completed' | 'none' | 'overdue' | 'today' | 'later';

export interface DueLabel {
  state: DueState;
  text: string;
}

/** Returns the text and state of a task's due date on the day `today`. */
export function dueLabel(task: Pick<Task, 'completed' | 'dueDate'>, today: Day): DueLabel {
  if (task.completed) return { state: 'completed', text: 'Completed' };
  if (task.dueDate === null) return { state: 'none', text: 'No due date' };
  const text = `Due: ${formatDay(task.dueDate)}`;
  if (task.dueDate < today) return { state: 'overdue', text: `${text} (Overdue)` };
  if (task.dueDate === today) return { state: 'today', text: `${text} (Today)` };
  return { state: 'later', text };
}
