import type { NewTask, Task } from '#domain/tasks/task.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { FormDialog } from '#web/ui/form-dialog.tsx';
import { TaskForm } from './task-form.tsx';
import { useCreateTask, useUpdateTask } from './task-queries.ts';

interface TaskFormDialogProps {
  /** The task to change; none for a new one. */
  task?: Task | undefined;
  open: boolean;
  onClose: () => void;
}

/** The task form over the page it was opened from. */
export function TaskFormDialog({ task, open, onClose }: TaskFormDialogProps) {
  const user = useUser();
  const creation = useCreateTask();
  const update = useUpdateTask(task?.id ?? 0);

  function handleSave(typed: NewTask, close: () => void): void {
    if (!user.data) return;
    if (task) update.mutate({ ...typed, updatedAt: task.updatedAt }, { onSuccess: close });
    else creation.mutate(typed, { onSuccess: close });
  }

  return (
    <FormDialog open={open} onClose={onClose} title={task ? 'Edit Task' : 'Add Task'}>
      {({ onCancel, close, onDirtyChange }) => (
        <TaskForm
          task={task}
          isSaving={creation.isPending || update.isPending}
          onSave={(typed) => handleSave(typed, close)}
          onCancel={onCancel}
          onDirtyChange={onDirtyChange}
        />
      )}
    </FormDialog>
  );
}
