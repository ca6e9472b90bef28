import { type KeyboardEvent, useId, useState } from 'react';
import { type ComboboxOption, matchOptions, shownOptionLimit } from './combobox-filter.ts';
import { useActiveOption } from './listbox.tsx';

interface OptionSearch {
  options: readonly ComboboxOption[];
  value: string;
  onChange: (value: string) => void;
}

/** The text, matches and keys of a combobox: no text is entered while the list is closed. */
export function useOptionSearch({ options, value, onChange }: OptionSearch) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isOpen = typed !== null;
  const matches = isOpen ? matchOptions(options, typed) : [];
  const list = useActiveOption(
    listId,
    matches.slice(0, shownOptionLimit).map((option) => option.value),
  );

  function open(text: string): void {
    setTyped(text);
    list.setActive(text === '' ? value : undefined);
  }

  function close(): void {
    setTyped(null);
  }

  function choose(option: ComboboxOption): void {
    close();
    onChange(option.value);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (list.handleArrow(event)) {
      if (!isOpen) open('');
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = matches[list.active];
      if (option) choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // Escape closes the list, not the dialog around it.
      event.stopPropagation();
      close();
    }
  }

  return {
    listId,
    typed,
    isOpen,
    matches,
    active: list.active,
    box: list.box,
    open,
    close,
    choose,
    handleKeyDown,
  };
}
