import { cva, type VariantProps } from 'class-variance-authority';
import type { ComponentProps } from 'react';

const badgeStyles = cva(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-full border px-2.5 py-0.5 font-semibold text-xs [&_svg]:size-3.5',
  {
    variants: {
      variant: {
        default: 'border-transparent bg-primary text-on-primary',
        secondary: 'border-transparent bg-sunken text-ink-muted dark:bg-line',
        success: 'border-transparent bg-success-soft text-success-ink',
        warning: 'border-transparent bg-warning-soft text-warning-ink',
        danger: 'border-transparent bg-danger-soft text-danger-ink',
        info: 'border-transparent bg-info-soft text-info-ink',
        outline: 'border-line-strong text-ink',
      },
    },
    defaultVariants: { variant: 'default' },
  },
);

export type BadgeVariant = NonNullable<VariantProps<typeof badgeStyles>['variant']>;

/** A small label for a state; the word carries the meaning, the color supports it. */
export function Badge({
  variant,
  className,
  ...rest
}: ComponentProps<'span'> & { variant?: BadgeVariant | undefined }) {
  return <span className={badgeStyles({ variant, className })} {...rest} />;
}
