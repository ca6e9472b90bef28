import { queryOptions, useQuery } from '@tanstack/react-query';
import type { NewTask, Task, TaskChange } from '#domain/caseload/tasks/task.ts';
import { useRecordMutation } from '#web/platform/api/record-mutation.ts';
import { request } from '#web/platform/api/request.ts';
import { hideRecord, showChange } from '#web/platform/api/shown-records.ts';

const path = '/api/tasks';

const taskQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request('GET /api/tasks') }),
};

/** Loads the therapist's tasks. */
export function useTasks() {
  return useQuery(taskQueries.list());
}

/** Creates a task. */
export function useCreateTask() {
  return useRecordMutation({
    call: (task: NewTask, idempotencyKey) => request('POST /api/tasks', { body: task, idempotencyKey }),
    refreshes: [taskQueries.all],
    success: { title: 'Task Created', description: 'The task has been added to your list.' },
    failure: 'Creation Failed',
  });
}

/** Updates a task. */
export function useUpdateTask(id: number) {
  return useRecordMutation({
    call: (change: TaskChange) => request('PUT /api/tasks/:id', { id, body: change }),
    refreshes: [taskQueries.all],
    success: { title: 'Task Updated', description: 'The task has been updated successfully.' },
    failure: 'Update Failed',
  });
}

/** Completes or reopens a task, with an optimistic update that is reverted if the server refuses. */
export function useToggleTask() {
  return useRecordMutation({
    call: ({ id, completed }: Pick<Task, 'id' | 'completed'>) =>
      request('PUT /api/tasks/:id', { id, body: { completed } }),
    optimistic: (queries, { id, completed }) => showChange<Task>(queries, taskQueries.all, id, { completed }),
    refreshes: [taskQueries.all],
    success: ({ completed }) =>
      completed
        ? { title: 'Task Completed', description: 'Task has been marked as completed.' }
        : { title: 'Task Reopened', description: 'Task has been reopened.' },
    failure: { title: 'Update Failed', description: 'Could not update the task status.' },
  });
}

export function useDeleteTask() {
  return useRecordMutation({
    call: ({ id }: Task) => request('DELETE /api/tasks/:id', { id }),
    optimistic: (queries, { id }) => hideRecord(queries, taskQueries.all, id),
    refreshes: [taskQueries.all],
    success: (_, task) => ({ title: 'Task Deleted', description: task.title }),
    undone: { title: 'Task Restored', description: 'The task is back on your list.' },
    failure: 'Deletion Failed',
  });
}
