import { type ChangeEvent, type KeyboardEvent, useId, useState } from 'react';
import type { Client } from '#domain/caseload/clients/client.ts';
import { clientsNamed, readTaskLine } from '#domain/caseload/tasks/task-line.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { fullNameOf } from '#domain/platform/names.ts';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useShownName } from '#web/caseload/clients/shown-names.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import type { ComboboxOption } from '#web/platform/ui/combobox-filter.ts';
import { useActiveOption } from '#web/platform/ui/listbox.tsx';

const MOST_SUGGESTIONS = 8;

/**
 * The state of a one-line task: the parsed parts, and the clients suggested while a name is typed after "@". Enter
 * chooses a suggestion if the name is ambiguous or arrow keys were used; otherwise it submits the form.
 */
export function useTaskLine() {
  const clients = useClients().data ?? [];
  const today = useToday();
  const listId = useId();
  const [line, setLine] = useState('');
  const [chosenId, setChosenId] = useState<number>();
  /** The line up to the cursor; undefined if nothing is suggested. */
  const [typed, setTyped] = useState<string>();
  const [hasMoved, setMoved] = useState(false);
  const read = readTaskLine(line, { today, clients, chosenId });
  const name = typed === undefined ? undefined : /(?:^|\s)@([^@]*)$/.exec(typed)?.[1];
  const named = name === undefined ? [] : clientsNamed(clients, name).slice(0, MOST_SUGGESTIONS);
  const shownName = useShownName();
  const options = named.map((client) => optionOf(client, shownName(client)));
  const isSettled = read.client !== undefined && name === fullNameOf(read.client);
  const isOpen = options.length > 0 && !isSettled;
  const list = useActiveOption(listId, isOpen ? options.map(({ value }) => value) : []);

  function change({ target }: ChangeEvent<HTMLInputElement>): void {
    setLine(target.value);
    setTyped(target.value.slice(0, target.selectionStart ?? target.value.length));
    setMoved(false);
    list.setActive(undefined);
  }

  function choose({ value }: ComboboxOption): void {
    const client = named.find(({ id }) => String(id) === value);
    if (typed === undefined || client === undefined) return;
    const before = typed.slice(0, typed.lastIndexOf('@'));
    setLine(`${before}@${fullNameOf(client)} ${line.slice(typed.length).trimStart()}`);
    setChosenId(client.id);
    close();
  }

  function close(): void {
    setTyped(undefined);
    setMoved(false);
  }

  function clear(): void {
    setLine('');
    setChosenId(undefined);
    close();
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (!isOpen) return;
    const active = options[list.active];
    if (list.handleArrow(event)) {
      setMoved(true);
    } else if (event.key === 'Escape') {
      event.stopPropagation();
      close();
    } else if (event.key === 'Enter' && active && (hasMoved || !read.client)) {
      event.preventDefault();
      choose(active);
    }
  }

  const box = { ...list.box, value: line, onChange: change, onKeyDown: handleKeyDown, onBlur: close };
  return { read, box, listId, options, isOpen, active: list.active, choose, close, clear };
}

/** Clients of the same name are distinguished by date of birth. */
function optionOf(client: Client, label: string): ComboboxOption {
  const { id, dateOfBirth } = client;
  return {
    value: String(id),
    label,
    detail: dateOfBirth ? `Born ${formatDay(dateOfBirth)}` : undefined,
  };
}
