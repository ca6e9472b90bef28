import { clsx } from 'clsx';
import { LoaderCircle } from 'lucide-react';

/** A loading indicator, visible and announced to screen readers. */
export function Spinner({
  label = 'Loading',
  className,
}: {
  label?: string;
  className?: string | undefined;
}) {
  return (
    <span role="status" className={clsx('inline-flex items-center justify-center text-primary', className)}>
      <LoaderCircle aria-hidden="true" className="size-7 animate-spin" />
      <span className="sr-only">{label}</span>
    </span>
  );
}
