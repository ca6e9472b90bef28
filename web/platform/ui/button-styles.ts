import { cva, type VariantProps } from 'class-variance-authority';

/** Styles for anything that acts as a button: `<button>`, router links and plain anchors. */
export const buttonStyles = cva(
  [
    'relative inline-flex shrink-0 select-none items-center justify-center gap-2 rounded-md',
    'font-semibold no-underline transition-colors disabled:cursor-not-allowed disabled:opacity-60',
    '[&_svg]:size-[1.15em] [&_svg]:shrink-0',
  ],
  {
    variants: {
      variant: {
        primary: 'bg-primary text-on-primary shadow-card not-disabled:hover:bg-primary-hover',
        secondary:
          'border border-line-strong bg-surface text-ink shadow-card not-disabled:hover:border-primary not-disabled:hover:bg-primary-soft not-disabled:hover:text-primary-ink',
        ghost: 'text-ink not-disabled:hover:bg-primary-soft not-disabled:hover:text-primary-ink',
        danger: 'bg-danger text-on-danger shadow-card not-disabled:hover:bg-danger-hover',
        link: 'text-primary underline decoration-primary/40 underline-offset-4 not-disabled:hover:decoration-primary',
      },
      size: {
        sm: 'h-11 whitespace-nowrap px-3 text-sm md:h-8 md:px-2.5',
        md: 'h-11 whitespace-nowrap px-4 text-base md:h-10 md:text-sm',
        // Words can break if a phone doubles the text size.
        lg: 'min-h-12 max-w-full px-6 py-1.5 text-center text-base',
        icon: 'size-11 text-base md:size-10',
        'icon-sm': 'size-11 text-sm md:size-8',
      },
    },
    compoundVariants: [{ variant: 'link', size: ['sm', 'md', 'lg'], className: 'px-0 md:px-0' }],
    defaultVariants: { variant: 'primary', size: 'md' },
  },
);

export type ButtonLook = VariantProps<typeof buttonStyles>;
