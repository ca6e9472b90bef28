import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { sectionOf } from '#domain/website/identity/website-sections.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

interface ToFieldProps {
  /** The name of the field in the form of its section. */
  name: string;
  children: ReactNode;
}

/** A link to a field of the website's settings, which gets the focus. */
export function ToField({ name, children }: ToFieldProps) {
  return (
    <Link
      to={sectionOf(name).path}
      state={{ field: name }}
      preventScrollReset
      className={`${inlineLinkStyles} text-left align-top`}
    >
      {children}
    </Link>
  );
}
