import { Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { newTask } from '#domain/caseload/tasks/task.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ComboboxList } from '#web/platform/ui/combobox-list.tsx';
import { ComboboxPopover } from '#web/platform/ui/combobox-popover.tsx';
import { controlStyles } from '#web/platform/ui/control-styles.ts';
import { Field } from '#web/platform/ui/field.tsx';
import { useFieldControl } from '#web/platform/ui/field-context.ts';
import { useCreateTask } from './task-queries.ts';
import { useTaskLine } from './use-task-line.ts';

const CHOOSE_ONE = 'More than one client is called so. Please type more of the name, or choose from the list';

/** Creates a task from one line: "Call school fri @Ada". The parsed parts are shown before Enter. */
export function TaskQuickAdd() {
  const line = useTaskLine();
  const create = useCreateTask();
  const [error, setError] = useState<string>();
  const { read } = line;

  function handleSubmit(event: FormEvent): void {
    event.preventDefault();
    if (create.isPending) return;
    if (read.candidates.length > 0) {
      setError(CHOOSE_ONE);
      return;
    }
    const task = newTask.safeParse({
      title: read.title,
      dueDate: read.dueDate,
      clientId: read.client?.id ?? null,
    });
    setError(task.success ? undefined : task.error.issues[0]?.message);
    if (task.success) create.mutate(task.data, { onSuccess: line.clear });
  }

  return (
    <form noValidate aria-label="New task in one line" onSubmit={handleSubmit} className="px-5 pt-3">
      {/* Above the box, so that suggestions below do not cover it. */}
      <p role="status" className="mb-1.5 min-h-5 break-words text-ink-muted text-sm">
        {line.box.value.trim() === '' ? 'A new task in one line' : <TaskPreview read={read} />}
      </p>
      <Field label="New task in one line" hideLabel error={error}>
        <div className="flex gap-2">
          <TaskLineBox line={line} isReadOnly={create.isPending} onType={() => setError(undefined)} />
          <Button type="submit" variant="secondary" size="icon" aria-label="Add this task">
            <Plus aria-hidden="true" />
          </Button>
        </div>
      </Field>
    </form>
  );
}

interface TaskLineBoxProps {
  line: ReturnType<typeof useTaskLine>;
  isReadOnly: boolean;
  onType: () => void;
}

function TaskLineBox({ line, isReadOnly, onType }: TaskLineBoxProps) {
  const { box, listId, options, isOpen, active, choose, close } = line;
  return (
    <ComboboxPopover
      isOpen={isOpen}
      onClose={close}
      label="Clients"
      box={
        <input
          {...box}
          onChange={(event) => {
            onType();
            box.onChange(event);
          }}
          role="combobox"
          type="text"
          aria-expanded={isOpen}
          {...useFieldControl({})}
          readOnly={isReadOnly}
          enterKeyHint="done"
          placeholder="Call school fri @Ada"
          className={controlStyles}
        />
      }
    >
      <ComboboxList
        id={listId}
        label="Clients"
        matches={options}
        value=""
        active={active}
        emptyText=""
        onChoose={choose}
      />
    </ComboboxPopover>
  );
}

function TaskPreview({ read }: { read: ReturnType<typeof useTaskLine>['read'] }) {
  const shownName = useShownName();
  const { title, dueDate, client, candidates, unknownName } = read;
  const due = dueDate ? `Due: ${weekdayOf(dueDate).slice(0, 3)}, ${formatDay(dueDate)}` : 'No due date';
  return (
    <>
      {title !== '' && <span className="font-medium text-ink">{title} · </span>}
      {due}
      {client && ` · ${shownName(client)}`}
      {candidates.length > 0 && ` · Which one: ${candidates.map(shownName).join(' or ')}?`}
      {unknownName !== undefined && ` · No client is called “${unknownName}”`}
    </>
  );
}
