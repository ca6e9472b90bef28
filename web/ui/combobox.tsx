import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import { Popover as Radix } from 'radix-ui';
import { type KeyboardEvent, type Ref, useId, useState } from 'react';
import { type ComboboxOption, matchOptions, shownOptionLimit } from './combobox-filter.ts';
import { ComboboxList } from './combobox-list.tsx';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';
import { useActiveOption } from './listbox.tsx';
import { panelStyles } from './overlay-styles.ts';

interface ComboboxProps {
  options: readonly ComboboxOption[];
  /** The chosen option's value; '' when none is. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** What the list holds, for screen readers. */
  listLabel: string;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice out of hundreds: type to find, arrows and Enter to choose, Escape to leave it as it was. */
export function Combobox({
  options,
  value,
  onChange,
  onBlur,
  listLabel,
  placeholder = 'Type to search',
  emptyText = 'Nothing matches.',
  disabled,
  id,
  name,
  ref,
}: ComboboxProps) {
  const listId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const isOpen = typed !== null;
  const chosen = options.find((option) => option.value === value);
  const matches = isOpen ? matchOptions(options, typed) : [];
  const shownCount = Math.min(matches.length, shownOptionLimit);
  const { active, setActive, handleArrow, box } = useActiveOption(listId, shownCount);

  function open(text: string): void {
    setTyped(text);
    const chosenAt = text === '' ? options.findIndex((option) => option.value === value) : 0;
    setActive(chosenAt >= 0 && chosenAt < shownOptionLimit ? chosenAt : 0);
  }

  function choose(option: ComboboxOption): void {
    setTyped(null);
    onChange(option.value);
  }

  function handleKeyDown(event: KeyboardEvent): void {
    if (handleArrow(event)) {
      if (!isOpen) open('');
    } else if (event.key === 'Enter' && isOpen) {
      event.preventDefault();
      const option = matches[active];
      if (option) choose(option);
    } else if (event.key === 'Escape' && isOpen) {
      // The list closes, the dialog around it stays.
      event.stopPropagation();
      setTyped(null);
    }
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={(next) => !next && setTyped(null)}>
      <Radix.Anchor asChild>
        <span className="relative block">
          <input
            {...box}
            role="combobox"
            ref={ref}
            name={name}
            type="text"
            aria-expanded={isOpen}
            {...useFieldControl({ id })}
            disabled={disabled}
            placeholder={chosen?.label ?? placeholder}
            value={typed ?? chosen?.label ?? ''}
            onChange={(event) => open(event.target.value)}
            onClick={() => !isOpen && open('')}
            onKeyDown={handleKeyDown}
            onBlur={() => {
              setTyped(null);
              onBlur?.();
            }}
            className={clsx(controlStyles, 'truncate pr-9')}
          />
          <ChevronsUpDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
          />
        </span>
      </Radix.Anchor>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={4}
          collisionPadding={8}
          aria-label={listLabel}
          onMouseDown={(event) => event.preventDefault()}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => event.preventDefault()}
          className={clsx(panelStyles, 'w-(--radix-popover-trigger-width) min-w-56')}
        >
          <ComboboxList
            id={listId}
            label={listLabel}
            matches={matches}
            value={value}
            active={active}
            emptyText={emptyText}
            onChoose={choose}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
