import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * The active option of a listbox under a text box that keeps focus: the first one unless another was chosen, moved by
 * the arrow keys.
 */
export function useActiveOption(listId: string, values: readonly string[]) {
  const [chosen, setActive] = useState<string>();
  const count = values.length;
  // By value, not by index: options that arrive late do not move the chosen one.
  const active = chosen === undefined ? 0 : Math.max(values.indexOf(chosen), 0);

  /** Handles arrow keys, wrapping at both ends; returns false for other keys. */
  function handleArrow(event: Pick<KeyboardEvent, 'key' | 'preventDefault'>): boolean {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return false;
    event.preventDefault();
    const step = event.key === 'ArrowDown' ? 1 : -1;
    if (count > 0) setActive(values[(active + step + count) % count]);
    return true;
  }

  const box = {
    autoComplete: 'off',
    'aria-autocomplete': 'list',
    'aria-controls': listId,
    'aria-activedescendant': count > 0 ? optionId(listId, active) : undefined,
  } as const;
  return { active, setActive, handleArrow, box };
}

interface ListboxOptionProps {
  listId: string;
  /** The index among all options of the list. */
  place: number;
  isActive: boolean;
  isSelected: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

/** One option; it scrolls into view when it becomes active. */
export function ListboxOption(props: ListboxOptionProps) {
  const { listId, place, isActive, isSelected, onChoose, className, children } = props;
  const element = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (isActive) element.current?.scrollIntoView({ block: 'nearest' });
  }, [isActive]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text box, which keeps the focus
    <div
      id={optionId(listId, place)}
      ref={element}
      role="option"
      tabIndex={-1}
      aria-selected={isSelected}
      onMouseDown={(event) => event.preventDefault()}
      onClick={onChoose}
      className={clsx(
        'flex min-h-11 cursor-pointer items-center justify-between rounded-md px-3 py-1.5 text-sm hover:bg-primary-soft/60 md:min-h-9',
        isActive && 'bg-primary-soft text-primary-ink',
        className,
      )}
    >
      {children}
    </div>
  );
}

function optionId(listId: string, place: number): string {
  return `${listId}-${place}`;
}
