import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

interface ToFieldProps {
  /** The name of the field, or how it is found once somebody asks for it. */
  name: string | (() => string);
  children: ReactNode;
}

/** Leads to a field of the form. */
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
