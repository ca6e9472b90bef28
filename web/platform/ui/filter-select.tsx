import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Select } from './select.tsx';

type FilterOptions<Value extends string> = readonly { value: Value; label: string }[];

interface FilterSelectProps<Value extends string> {
  label: string;
  value: Value;
  /** The first one shows all. */
  options: FilterOptions<Value>;
  onChange: (value: Value) => void;
  className?: string | undefined;
}

/** A labeled select above a list, which filters it at once. */
export function FilterSelect<Value extends string>({
  label,
  value,
  options,
  onChange,
  className,
}: FilterSelectProps<Value>) {
  return (
    <FilterField label={label} className={className}>
      {(id) => (
        <Select
          id={id}
          value={value}
          onChange={(event) => {
            const chosen = options.find((option) => option.value === event.target.value);
            if (chosen) onChange(chosen.value);
          }}
        >
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </Select>
      )}
    </FilterField>
  );
}

interface FilterFieldProps {
  label: string;
  className?: string | undefined;
  /** Draws the control with the id that the label names. */
  children: (id: string) => ReactNode;
}

/** A control of another kind among the filters of a list, with their small label. */
export function FilterField({ label, className, children }: FilterFieldProps) {
  const id = useId();
  return (
    <div className={clsx('flex min-w-0 flex-col gap-1', className)}>
      <label htmlFor={id} className="font-medium text-ink-muted text-xs">
        {label}
      </label>
      {children(id)}
    </div>
  );
}

/** Returns the label of what a filter is set to, for `FilterFold`; undefined if it shows all. */
export function chosenLabel<Value extends string>(
  options: FilterOptions<Value>,
  value: Value,
): string | undefined {
  return options.slice(1).find((option) => option.value === value)?.label;
}
