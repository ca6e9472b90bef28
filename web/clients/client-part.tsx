import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ErrorState } from '#web/ui/error-state.tsx';
import { SkeletonRows } from '#web/ui/skeleton.tsx';

interface ClientPartProps<Loaded> {
  query: UseQueryResult<Loaded>;
  /** What is loading, for screen readers. */
  loadingLabel: string;
  placeholders: number;
  children: (loaded: Loaded) => ReactNode;
}

/** A part of a client's page that loads by itself: placeholders, what went wrong, or what was loaded. */
export function ClientPart<Loaded>({ query, loadingLabel, placeholders, children }: ClientPartProps<Loaded>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isError) return <ErrorState message={query.error.message} onRetry={() => query.refetch()} />;
  return (
    <div className="p-5">
      <SkeletonRows count={placeholders} label={loadingLabel} />
    </div>
  );
}
