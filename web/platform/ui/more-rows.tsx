import { useEffect, useRef, useState } from 'react';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

/** Loading starts this far before the end is visible. */
const AHEAD = '800px';

/** Access to the rows of a list that are not loaded yet. */
export interface MoreRows {
  /** The number of these rows. */
  count: number;
  isLoading: boolean;
  /** Why loading failed; it is not retried automatically. */
  error: Error | null;
  load: () => void;
}

/** Loads part after part while `isWanted`. */
export function useReadOn(more: MoreRows | undefined, isWanted: boolean): void {
  const isIdle = more !== undefined && !more.isLoading && !more.error;
  const load = more?.load;
  useEffect(() => {
    if (isWanted && isIdle) load?.();
  }, [isWanted, isIdle, load]);
}

/** Placed below the loaded rows; loads more while it is near the viewport. */
export function MoreRowsBelow({ more, label }: { more: MoreRows; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const [isNear, setNear] = useState(false);
  useEffect(() => {
    if (!place.current) return;
    const observer = new IntersectionObserver(([entry]) => setNear(entry?.isIntersecting ?? false), {
      rootMargin: AHEAD,
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  useReadOn(more, isNear);
  return (
    <div ref={place} className="min-h-px">
      <MoreRowsState more={more} label={label} />
    </div>
  );
}

/** Shown in place of rows that are loading: a placeholder, or an error with a retry button. */
export function MoreRowsState({ more, label }: { more: MoreRows; label: string }) {
  if (more.error) return <ErrorState message={more.error.message} onRetry={more.load} />;
  if (!more.isLoading) return null;
  return (
    <div className="p-5">
      <SkeletonRows count={1} label={label} />
    </div>
  );
}
