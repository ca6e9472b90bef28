import { clsx } from 'clsx';
import { ChevronsUpDown } from 'lucide-react';
import type { Ref } from 'react';
import type { ComboboxOption } from './combobox-filter.ts';
import { ComboboxList } from './combobox-list.tsx';
import { ComboboxPopover } from './combobox-popover.tsx';
import { controlStyles } from './control-styles.ts';
import { useFieldControl } from './field-context.ts';
import { useOptionSearch } from './use-option-search.ts';

interface ComboboxProps {
  options: readonly ComboboxOption[];
  /** The value of the chosen option; '' if none. */
  value: string;
  onChange: (value: string) => void;
  onBlur?: (() => void) | undefined;
  /** The list's label for screen readers. */
  listLabel: string;
  placeholder?: string | undefined;
  emptyText?: string | undefined;
  disabled?: boolean | undefined;
  id?: string | undefined;
  name?: string | undefined;
  ref?: Ref<HTMLInputElement> | undefined;
}

/** A choice among hundreds of options: type to find, arrows and Enter to choose, Escape to cancel. */
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
  const search = useOptionSearch({ options, value, onChange });
  const { typed, isOpen, open, close } = search;
  const chosen = options.find((option) => option.value === value);

  return (
    <ComboboxPopover
      isOpen={isOpen}
      onClose={close}
      label={listLabel}
      box={
        <span className="relative block">
          <input
            {...search.box}
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
            onKeyDown={search.handleKeyDown}
            onBlur={() => {
              close();
              onBlur?.();
            }}
            className={clsx(controlStyles, 'truncate pr-9')}
          />
          <ChevronsUpDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-muted"
          />
        </span>
      }
    >
      <ComboboxList
        id={search.listId}
        label={listLabel}
        matches={search.matches}
        value={value}
        active={search.active}
        emptyText={emptyText}
        onChoose={search.choose}
      />
    </ComboboxPopover>
  );
}
