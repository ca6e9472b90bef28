import { ListChecks, Plus } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import type { Task } from '#domain/caseload/tasks/task.ts';
import { compareTasks } from '#domain/caseload/tasks/task-order.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useDeleteTask, useTasks, useToggleTask } from '#web/caseload/tasks/task-queries.ts';
import { TaskRow } from '#web/caseload/tasks/task-row.tsx';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';

// Loaded on demand: the form is large and seldom opened from here.
const TaskFormDialog = lazy(async () => {
  const { TaskFormDialog: Loaded } = await import('#web/caseload/tasks/task-form-dialog.tsx');
  return { default: Loaded };
});

// Loaded after the page, with its space reserved.
const TaskQuickAdd = lazy(async () => {
  const { TaskQuickAdd: Loaded } = await import('#web/caseload/tasks/task-quick-add.tsx');
  return { default: Loaded };
});

/** The tasks, with a form to add or edit one. */
export function TasksCard() {
  const tasks = useTasks();
  const [form, setForm] = useState<{ task?: Task }>();
  const addButton = useRef<HTMLButtonElement>(null);
  return (
    <Card>
      <CardHeader
        title="Tasks & Reminders"
        actions={
          <Button ref={addButton} variant="secondary" size="sm" onClick={() => setForm({})}>
            <Plus aria-hidden="true" />
            Add New
          </Button>
        }
      />
      <Suspense fallback={<div className="h-20.5 md:h-19.5" />}>
        <TaskQuickAdd />
      </Suspense>
      <WhenLoaded query={tasks} loadingLabel="Loading tasks" placeholders={3} padded>
        {(all) => (
          <Tasks
            tasks={all}
            onEdit={(task) => setForm({ task })}
            onDeleted={() => addButton.current?.focus()}
          />
        )}
      </WhenLoaded>
      {form && (
        <Suspense fallback={null}>
          <TaskFormDialog task={form.task} onClose={() => setForm(undefined)} />
        </Suspense>
      )}
    </Card>
  );
}

interface TasksProps {
  tasks: readonly Task[];
  onEdit: (task: Task) => void;
  onDeleted: () => void;
}

function Tasks({ tasks, onEdit, onDeleted }: TasksProps) {
  const today = useToday();
  const clientName = useClientName('Client');
  const toggling = useToggleTask();
  const deletion = useDeleteTask();

  async function toggle(id: number, completed: boolean): Promise<void> {
    try {
      await toggling.mutateAsync({ id, completed });
    } catch {
      // The toast shows the error, and the list is unchanged.
    }
  }

  if (tasks.length === 0) return <EmptyState icon={ListChecks} title="No tasks yet." />;
  return (
    <ul aria-label="Tasks" className="divide-y divide-line px-5 pt-1 pb-3 xl:max-h-128 xl:overflow-y-auto">
      {tasks.toSorted(compareTasks).map((task) => (
        <TaskRow
          key={task.id}
          task={task}
          today={today}
          clientName={task.clientId === null ? undefined : clientName(task.clientId)}
          onToggle={(completed) => toggle(task.id, completed)}
          onEdit={() => onEdit(task)}
          onDelete={() => {
            deletion.mutate(task);
            onDeleted();
          }}
        />
      ))}
    </ul>
  );
}
