import type { ReactNode } from 'react';
import { type FieldPath, useFormContext } from 'react-hook-form';
import type { WebsiteFormValues } from '#domain/website/identity/website-form-values.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

type Place = FieldPath<WebsiteFormValues>;

interface ToFieldProps {
  /** The field, or how it is found once somebody asks for it. */
  name: Place | (() => Place);
  children: ReactNode;
}

/** Leads to a field of the form. */
export function ToField({ name, children }: ToFieldProps) {
  const { setFocus } = useFormContext<WebsiteFormValues>();
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
