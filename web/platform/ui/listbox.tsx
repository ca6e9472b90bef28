import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from 'react';

/**
 * The options under a text box that keeps the focus, each with a value of its own: which of them is active (the first
 * unless another was chosen), the arrows that move on, and what the box says of its list.
 */
export function useActiveOption(listId: string, values: readonly string[]) {
  const [chosen, setActive] = useState<string>();
  const count = values.length;
  // By value, not by place: options that arrive late move none that was chosen.
  const active = chosen === undefined ? 0 : Math.max(values.indexOf(chosen), 0);

  /** Moves on by an arrow, from the last option to the first; false for every other key. */
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
  /** Its place among all options of the list. */
  place: number;
  isActive: boolean;
  isSelected: boolean;
  onChoose: () => void;
  className: string;
  children: ReactNode;
}

/** One option; it scrolls into sight when it becomes the active one. */
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
