import type { ReactNode } from 'react';
import { CheckboxMark } from './checkbox.tsx';

interface SelectAllProps {
  /** The checkbox's id, unique on the page. */
  id: string;
  checked: boolean;
  onChange: (areIn: boolean) => void;
  children: ReactNode;
}

/** The line above rows with checkboxes that ticks all of them or none; the whole line is clickable. */
export function SelectAll({ id, checked, onChange, children }: SelectAllProps) {
  return (
    <label
      htmlFor={id}
      className="flex min-h-12 cursor-pointer items-center gap-3 border-line border-b bg-sunken px-4 font-medium text-sm print:hidden"
    >
      <CheckboxMark id={id} checked={checked} onChange={(event) => onChange(event.target.checked)} />
      {children}
    </label>
  );
}
