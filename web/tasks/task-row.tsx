import { clsx } from 'clsx';
import { EllipsisVertical, Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { Link } from 'react-router';
import type { Day } from '#domain/dates.ts';
import type { Task } from '#domain/tasks/task.ts';
import { type DueState, dueLabel } from '#domain/tasks/task-order.ts';
import { Button } from '#web/ui/button.tsx';
import { CheckboxMark } from '#web/ui/checkbox.tsx';
import { DropdownMenu, MenuItem } from '#web/ui/dropdown-menu.tsx';

const dueColours: Record<DueState, string> = {
  completed: 'text-ink-muted',
  none: 'text-ink-muted',
  later: 'text-ink-muted',
  today: 'text-warning',
  overdue: 'text-danger',
};

interface TaskRowProps {
  task: Task;
  today: Day;
  /** The name of the client it is about, if it is about one. */
  clientName?: string | undefined;
  onToggle: (completed: boolean) => void;
  onEdit: () => void;
  onDelete: () => void;
}

/** One thing to do. */
export function TaskRow({ task, today, clientName, onToggle, onEdit, onDelete }: TaskRowProps) {
  const id = useId();
  const due = dueLabel(task, today);
  return (
    <li className="flex items-start gap-3 py-2">
      <label htmlFor={id} className="flex min-h-11 min-w-0 flex-1 items-start gap-3 pt-1.5 md:min-h-9">
        <CheckboxMark
          id={id}
          checked={task.completed}
          aria-label={task.title}
          aria-describedby={`${id}-due`}
          onChange={(event) => onToggle(event.target.checked)}
        />
        <span className="min-w-0">
          <span
            className={clsx(
              'block break-words text-sm leading-5',
              task.completed ? 'text-ink-muted line-through' : 'font-medium',
            )}
          >
            {task.title}
          </span>
          <span className="block text-sm">
            <span id={`${id}-due`} className={clsx('font-medium', dueColours[due.state])}>
              {due.text}
            </span>
          </span>
        </span>
      </label>
      {task.clientId !== null && clientName && (
        <Link
          to={`/clients/${task.clientId}`}
          className="mt-1 inline-flex min-h-9 max-w-32 items-center truncate rounded-sm text-ink-muted text-sm underline-offset-4 hover:text-primary hover:underline max-md:min-h-11"
        >
          <span className="truncate">{clientName}</span>
        </Link>
      )}
      <DropdownMenu
        trigger={
          <Button variant="ghost" size="icon-sm" aria-label={`Actions for ${task.title}`}>
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
