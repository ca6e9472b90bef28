import type { ComponentProps } from 'react';
import { Link } from 'react-router';
import { type ButtonLook, buttonStyles } from './button-styles.ts';

/** A link inside the site that looks like a button. */
export function ButtonLink({
  variant,
  size,
  className,
  ...rest
}: Omit<ComponentProps<typeof Link>, 'className'> & ButtonLook & { className?: string | undefined }) {
  return <Link className={buttonStyles({ variant, size, className })} {...rest} />;
}
