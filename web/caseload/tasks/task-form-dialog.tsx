import type { Task } from '#domain/caseload/tasks/task.ts';
import { FormDialog } from '#web/platform/ui/form-dialog.tsx';
import { TaskForm } from './task-form.tsx';

interface TaskFormDialogProps {
  /** The task to edit; undefined for a new one. */
  task?: Task | undefined;
  onClose: () => void;
}

/** The task form in a dialog. */
export function TaskFormDialog({ task, onClose }: TaskFormDialogProps) {
  return (
    <FormDialog open onClose={onClose} title={task ? 'Edit Task' : 'Add Task'}>
      {({ onCancel, close, onDirtyChange }) => (
        <TaskForm task={task} onSaved={close} onCancel={onCancel} onDirtyChange={onDirtyChange} />
      )}
    </FormDialog>
  );
}
