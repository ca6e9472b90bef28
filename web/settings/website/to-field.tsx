import type { ReactNode } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { WebsiteFormValues } from '#domain/practice/website-form-values.ts';
import { inlineLinkStyles } from '#web/ui/inline-link-styles.ts';

interface ToFieldProps {
  name: FieldPath<WebsiteFormValues>;
  children: ReactNode;
}

/** Leads to a field of the form. */
export function ToField({ name, children }: ToFieldProps) {
  const { setFocus } = useFormContext<WebsiteFormValues>();
  return (
    <button type="button" className={`${inlineLinkStyles} text-left`} onClick={() => setFocus(name)}>
      {children}
    </button>
  );
}
