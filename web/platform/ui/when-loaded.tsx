import type { ReactNode } from 'react';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

interface WhenLoadedProps<Loaded> {
  /** Something asked of the server. */
  query: { data: Loaded | undefined; error: Error | null; refetch: () => unknown };
  /** What is loading, for screen readers. */
  loadingLabel: string;
  /** How many placeholder lines stand there meanwhile. */
  placeholders: number;
  rowClassName?: string | undefined;
  /** In a card without a `CardBody`, the placeholders bring its margins along. */
  padded?: boolean;
  children: (loaded: Loaded) => ReactNode;
}

/**
 * A part of a page that loads by itself: placeholders, then what was loaded, or what went wrong with another try.
 * What was loaded stays in sight when asking again fails, as it does while the connection is lost.
 */
export function WhenLoaded<Loaded>({
  query,
  loadingLabel,
  placeholders,
  rowClassName,
  padded = false,
  children,
}: WhenLoadedProps<Loaded>) {
  if (query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState message={query.error.message} onRetry={() => query.refetch()} />;
  return (
    <div className={padded ? 'p-5' : undefined}>
      <SkeletonRows count={placeholders} label={loadingLabel} rowClassName={rowClassName} />
    </div>
  );
}
