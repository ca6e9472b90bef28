import { clsx } from 'clsx';

/** A gray placeholder shape; size it with `className`. */
export function Skeleton({ className }: { className?: string | undefined }) {
  return (
    <span
      aria-hidden="true"
      className={clsx('block animate-pulse rounded-md bg-line/60', className ?? 'h-4')}
    />
  );
}

interface SkeletonRowsProps {
  count: number;
  /** What is loading, for screen readers. */
  label: string;
  rowClassName?: string | undefined;
}

/** Placeholder lines of a loading list, announced once. */
export function SkeletonRows({ count, label, rowClassName = 'h-14' }: SkeletonRowsProps) {
  return (
    <div role="status" className="flex flex-col gap-3">
      <span className="sr-only">{label}</span>
      {Array.from({ length: count }, (_, row) => `row-${row}`).map((key) => (
        <Skeleton key={key} className={rowClassName} />
      ))}
    </div>
  );
}
