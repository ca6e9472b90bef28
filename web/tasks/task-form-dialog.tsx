import { useState } from 'react';
import type { NewTask, Task } from '#domain/tasks/task.ts';
import { useUser } from '#web/auth/user-queries.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { DiscardQuestion } from '#web/ui/unsaved-changes.tsx';
import { TaskForm } from './task-form.tsx';
import { useCreateTask, useUpdateTask } from './task-queries.ts';

interface TaskFormDialogProps {
  /** The task to change; none for a new one. */
  task?: Task | undefined;
  open: boolean;
  onClose: () => void;
}

/** The task form over the page it was opened from; closing asks first when something was typed. */
export function TaskFormDialog({ task, open, onClose }: TaskFormDialogProps) {
  const user = useUser();
  const creation = useCreateTask();
  const update = useUpdateTask(task?.id ?? 0);
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);

  function handleClose(): void {
    if (isDirty) setAsking(true);
    else onClose();
  }

  function handleSave(typed: NewTask): void {
    if (!user.data) return;
    const done = { onSuccess: () => leave() };
    if (task) update.mutate({ ...typed, updatedAt: task.updatedAt }, done);
    else creation.mutate(typed, done);
  }

  function leave(): void {
    setAsking(false);
    setDirty(false);
    onClose();
  }

  return (
    <>
      <Dialog
        open={open}
        onOpenChange={(next) => !next && handleClose()}
        title={task ? 'Edit Task' : 'Add Task'}
      >
        <TaskForm
          task={task}
          isSaving={creation.isPending || update.isPending}
          onSave={handleSave}
          onCancel={handleClose}
          onDirtyChange={setDirty}
        />
      </Dialog>
      <DiscardQuestion open={isAsking} onStay={() => setAsking(false)} onDiscard={leave} />
    </>
  );
}
