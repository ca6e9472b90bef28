import { clsx } from 'clsx';

const sizes = { sm: 'size-8 text-xs', md: 'size-10 text-sm', lg: 'size-14 text-lg' };

interface AvatarProps {
  initials: string;
  size?: keyof typeof sizes | undefined;
  className?: string | undefined;
}

/** Initials in a circle; decorative, so hidden from screen readers. */
export function Avatar({ initials, size = 'md', className }: AvatarProps) {
  return (
    <span
      aria-hidden="true"
      className={clsx(
        'inline-flex shrink-0 select-none items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-ink',
        sizes[size],
        className,
      )}
    >
      {initials}
    </span>
  );
}
