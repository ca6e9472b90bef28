import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { NewTask, Task, TaskChange } from '#domain/tasks/task.ts';
import { showChange } from '#web/api/optimistic-change.ts';
import { failureText, request } from '#web/api/request.ts';
import { failureToast } from '#web/ui/failure-toast.ts';
import { toast } from '#web/ui/toast-store.ts';

const path = '/api/tasks';
const UNDO_MS = 10_000;

const taskQueries = {
  all: [path] as const,
  list: () => queryOptions({ queryKey: [path], queryFn: () => request<Task[]>('GET', path) }),
};

/** Every task of the therapist. */
export function useTasks() {
  return useQuery(taskQueries.list());
}

/** Adds a task. */
export function useCreateTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (task: NewTask) => request<Task>('POST', path, task),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: taskQueries.all });
      toast({ title: 'Task Created', description: 'The task has been added to your list.' });
    },
    onError: (error) => failureToast('Creation Failed', failureText(error)),
  });
}

/** Changes a task. */
export function useUpdateTask(id: number) {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (change: TaskChange) => request<Task>('PUT', `${path}/${id}`, change),
    onSuccess: async () => {
      await queries.invalidateQueries({ queryKey: taskQueries.all });
      toast({ title: 'Task Updated', description: 'The task has been updated successfully.' });
    },
    onError: (error) => failureToast('Update Failed', failureText(error)),
  });
}

/** Completes or reopens a task: it shows at once and goes back when the server refuses. */
export function useToggleTask() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: ({ id, completed }: Pick<Task, 'id' | 'completed'>) =>
      request<Task>('PUT', `${path}/${id}`, { completed }),
    onMutate: ({ id, completed }) => showChange<Task>(queries, taskQueries.all, id, { completed }),
    onSuccess: ({ completed }) =>
      toast(
        completed
          ? { title: 'Task Completed', description: 'Task has been marked as completed.' }
          : { title: 'Task Reopened', description: 'Task has been reopened.' },
      ),
    onError: (_, __, undo) => {
      undo?.();
      failureToast('Update Failed', 'Could not update the task status.');
    },
    onSettled: () => queries.invalidateQueries({ queryKey: taskQueries.all }),
  });
}

/** Deletes a task at once and offers for ten seconds to add it again. */
export function useDeleteTask() {
  const queries = useQueryClient();
  const restoring = useMutation({
    mutationFn: ({ title, description, dueDate, completed, clientId }: Task) =>
      request<Task>('POST', path, { title, description, dueDate, completed, clientId }),
    onSuccess: () => toast({ title: 'Task Restored', description: 'The task is back on your list.' }),
    onError: (error) => failureToast('Creation Failed', failureText(error)),
    onSettled: () => queries.invalidateQueries({ queryKey: taskQueries.all }),
  });
  return useMutation({
    mutationFn: ({ id }: Task) => request<void>('DELETE', `${path}/${id}`),
    onMutate: async ({ id }) => {
      const { queryKey } = taskQueries.list();
      await queries.cancelQueries({ queryKey });
      const before = queries.getQueryData(queryKey);
      queries.setQueryData(queryKey, (shown) => shown?.filter((task) => task.id !== id));
      return () => queries.setQueryData(queryKey, before);
    },
    onSuccess: (_, task) =>
      toast({
        title: 'Task Deleted',
        description: task.title,
        duration: UNDO_MS,
        action: {
          label: 'Undo',
          altText: 'Add the task again with Add New',
          onSelect: () => restoring.mutate(task),
        },
      }),
    onError: (error, _, undo) => {
      undo?.();
      failureToast('Deletion Failed', failureText(error));
    },
    onSettled: () => queries.invalidateQueries({ queryKey: taskQueries.all }),
  });
}
