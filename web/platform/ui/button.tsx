import { LoaderCircle } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonStyles } from './button-styles.ts';

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {
  /** While true, the button is disabled and shows `pendingText`, so that nothing is sent twice. */
  pending?: boolean | undefined;
  pendingText?: string | undefined;
}

/** A button; `type` is "button" by default, so that it never submits a form by accident. */
export function Button({
  variant,
  size,
  pending = false,
  pendingText,
  type = 'button',
  disabled,
  className,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type={type}
      disabled={disabled || pending}
      aria-busy={pending || undefined}
      className={buttonStyles({ variant, size, className })}
      {...rest}
    >
      {pending && <LoaderCircle aria-hidden="true" className="animate-spin" />}
      {pending && pendingText ? pendingText : children}
    </button>
  );
}
