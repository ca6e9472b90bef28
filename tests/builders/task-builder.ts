import type { NewTask } from '#domain/caseload/tasks/task.ts';

/** Builds a request to create a task; pass only what the case is about. */
export function buildTask(changes: Partial<NewTask> = {}): NewTask {
  return {
    title: 'Order pencil grips',
    description: 'The soft ones, two sizes.',
    dueDate: '2026-12-01',
    ...changes,
  };
}
