import { clsx } from 'clsx';

interface ProgressBarProps {
  label: string;
  value: number;
  max: number;
  className?: string;
}

/** A bar that shows how much of something is done. */
export function ProgressBar({ label, value, max, className = 'w-full' }: ProgressBarProps) {
  return (
    <progress
      aria-label={label}
      value={value}
      max={max}
      className={clsx(
        'h-2 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary',
        className,
      )}
    />
  );
}
