import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

interface ToFieldProps {
  /** The name of the field, or a function that finds it when clicked. */
  name: string | (() => string);
  children: ReactNode;
}

/** A button that moves the focus to a field of the form. */
export function ToField({ name, children }: ToFieldProps) {
  const { setFocus } = useFormContext();
  return (
    <button
      type="button"
      className={`${inlineLinkStyles} text-left align-top`}
      onClick={() => setFocus(typeof name === 'function' ? name() : name)}
    >
      {children}
    </button>
  );
}
