import { clsx } from 'clsx';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useId, useState } from 'react';
import { Link } from 'react-router';
import type { Task } from '#domain/caseload/tasks/task.ts';
import { type DueState, dueLabel } from '#domain/caseload/tasks/task-order.ts';
import type { Day } from '#domain/platform/dates.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { CheckboxMark } from '#web/platform/ui/checkbox.tsx';
import { DropdownMenu, MenuItem } from '#web/platform/ui/dropdown-menu.tsx';

const dueColors: Record<DueState, string> = {
  completed: 'text-ink-muted',
  none: 'text-ink-muted',
  later: 'text-ink-muted',
  today: 'text-warning',
  overdue: 'text-danger',
};

interface TaskRowProps {
  task: Task;
  today: Day;
  /** The name of the task's client, if it has one. */
  clientName?: string | undefined;
  /** Resolves when the change is saved or reverted. */
  onToggle: (completed: boolean) => Promise<void>;
  onEdit: () => void;
  onDelete: () => void;
}

export function TaskRow({ task, today, clientName, onToggle, onEdit, onDelete }: TaskRowProps) {
  const id = useId();
  const due = dueLabel(task, today);
  // The pressed state, until the list is updated.
  const [pressed, setPressed] = useState<boolean>();

  async function handleToggle(completed: boolean): Promise<void> {
    setPressed(completed);
    await onToggle(completed);
    setPressed(undefined);
  }

  return (
    <li className="flex items-start gap-2 py-2">
      <div className="min-w-0 flex-1">
        <label htmlFor={id} className="flex min-h-11 min-w-0 items-start gap-3 pt-1.5 max-md:pt-3 md:min-h-7">
          <CheckboxMark
            id={id}
            data-record={`/tasks/${task.id}`}
            checked={pressed ?? task.completed}
            aria-describedby={`${id}-due`}
            onChange={(event) => handleToggle(event.target.checked)}
          />
          <span
            className={clsx(
              'min-w-0 break-words text-sm leading-5',
              task.completed ? 'text-ink-muted line-through' : 'font-medium',
            )}
          >
            {task.title}
          </span>
        </label>
        {task.description && (
          <p className="line-clamp-3 whitespace-pre-line break-words pl-8 text-ink-muted text-sm">
            {task.description}
          </p>
        )}
        <p className="flex min-h-6 flex-wrap items-center gap-x-2 pl-8 text-sm">
          <span id={`${id}-due`} className={clsx('font-medium', dueColors[due.state])}>
            {due.text}
          </span>
          {task.clientId !== null && clientName && (
            <Link
              to={`/clients/${task.clientId}`}
              className="inline-flex min-h-6 items-center wrap-anywhere text-ink-muted underline decoration-line-strong underline-offset-4 hover:text-primary max-md:-my-3 max-md:py-3"
            >
              {clientName}
            </Link>
          )}
        </p>
      </div>
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon-sm" className="-mr-2" aria-label={`Actions for ${task.title}`}>
            <EllipsisVertical aria-hidden="true" />
          </Button>
        }
      >
        <MenuItem onSelect={onEdit}>
          <Pencil aria-hidden="true" />
          Edit
        </MenuItem>
        <MenuItem destructive onSelect={onDelete}>
          <Trash2 aria-hidden="true" />
          Delete
        </MenuItem>
      </DropdownMenu>
    </li>
  );
}
