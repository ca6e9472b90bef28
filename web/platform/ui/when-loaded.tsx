import { type ReactNode, useDeferredValue } from 'react';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

export interface WhenLoadedProps<Loaded> {
  /** A query. */
  query: { data: Loaded | undefined; error: Error | null; refetch: () => unknown };
  /** What is loading, for screen readers. */
  loadingLabel: string;
  /** Number of placeholder lines while loading. */
  placeholders: number;
  rowClassName?: string | undefined;
  /** Whether the placeholders add the margins of a `CardBody`, for a card without one. */
  padded?: boolean;
  children: (loaded: Loaded) => ReactNode;
}

/**
 * A part of a page that loads separately: placeholders, then the content, or an error with a retry button. Loaded
 * content stays visible if a reload fails, for example while offline.
 */
export function WhenLoaded<Loaded>({
  query,
  loadingLabel,
  placeholders,
  rowClassName,
  padded = false,
  children,
}: WhenLoadedProps<Loaded>) {
  // What arrives while the page is open is rendered in pieces, so that keys and clicks need not wait for all of it.
  const isShown = useDeferredValue(query.data !== undefined);
  if (isShown && query.data !== undefined) return children(query.data);
  if (query.error) return <ErrorState message={query.error.message} onRetry={() => query.refetch()} />;
  return (
    <div className={padded ? 'p-5' : undefined}>
      <SkeletonRows count={placeholders} label={loadingLabel} rowClassName={rowClassName} />
    </div>
  );
}
