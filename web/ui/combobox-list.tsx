import { clsx } from 'clsx';
import { Check } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { type ComboboxOption, shownOptionLimit } from './combobox-filter.ts';

interface ComboboxListProps {
  id: string;
  label: string;
  matches: readonly ComboboxOption[];
  value: string;
  active: number;
  emptyText: string;
  onChoose: (option: ComboboxOption) => void;
}

/** The options under a combobox. Focus stays in the text box, which names the active one. */
export function ComboboxList({ id, label, matches, value, active, emptyText, onChoose }: ComboboxListProps) {
  const activeElement = useRef<HTMLDivElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the effect reads the element that `active` moves to
  useEffect(() => {
    activeElement.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const shown = matches.slice(0, shownOptionLimit);
  return (
    <>
      <div id={id} role="listbox" aria-label={label} className="max-h-72 overflow-y-auto p-1">
        {shown.map((option, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: keys are handled by the text box, which keeps the focus
          <div
            key={option.value}
            id={`${id}-${index}`}
            ref={index === active ? activeElement : undefined}
            role="option"
            tabIndex={-1}
            aria-selected={option.value === value}
            onClick={() => onChoose(option)}
            className={clsx(
              'flex min-h-11 cursor-pointer items-center justify-between gap-3 rounded-md px-3 py-1.5 text-sm hover:bg-primary-soft/60 md:min-h-9',
              index === active && 'bg-primary-soft text-primary-ink',
            )}
          >
            <span className="min-w-0">
              <span className="block truncate">{option.label}</span>
              {option.detail && (
                <span className="block truncate text-ink-muted text-xs">{option.detail}</span>
              )}
            </span>
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
          </div>
        ))}
      </div>
      {shown.length === 0 && <p className="px-4 pb-4 text-ink-muted text-sm">{emptyText}</p>}
      {matches.length > shown.length && (
        <p className="border-line border-t px-4 py-2 text-ink-muted text-xs">
          {`Showing ${shown.length} of ${matches.length}. Keep typing to narrow the list.`}
        </p>
      )}
    </>
  );
}
