import { Check } from 'lucide-react';
import { type ComboboxOption, shownOptionLimit } from './combobox-filter.ts';
import { ListboxOption } from './listbox.tsx';

interface ComboboxListProps {
  id: string;
  label: string;
  matches: readonly ComboboxOption[];
  value: string;
  active: number;
  emptyText: string;
  onChoose: (option: ComboboxOption) => void;
}

/** The options of a combobox. Focus stays in the text box, which references the active one. */
export function ComboboxList({ id, label, matches, value, active, emptyText, onChoose }: ComboboxListProps) {
  const shown = matches.slice(0, shownOptionLimit);
  return (
    <>
      <div id={id} role="listbox" aria-label={label} className="max-h-72 overflow-y-auto p-1">
        {shown.map((option, index) => (
          <ListboxOption
            key={option.value}
            listId={id}
            place={index}
            isActive={index === active}
            isSelected={option.value === value}
            onChoose={() => onChoose(option)}
            className="gap-3"
          >
            <span className="min-w-0">
              <span className="block truncate">{option.shown ?? option.label}</span>
              {option.detail && (
                <span className="block truncate text-ink-muted text-xs">{option.detail}</span>
              )}
            </span>
            {option.value === value && <Check aria-hidden="true" className="size-4 shrink-0 text-primary" />}
          </ListboxOption>
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
