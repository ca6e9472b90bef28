import { useEffect, useRef, useState } from 'react';
import { ErrorState } from './error-state.tsx';
import { SkeletonRows } from './skeleton.tsx';

/** Reading goes on this far before the end comes into sight. */
const AHEAD = '800px';

/** The way to the rows of a list that have not been read yet. */
export interface MoreRows {
  /** How many there are. */
  count: number;
  isLoading: boolean;
  /** Why they could not be read; nothing is tried again by itself. */
  error: Error | null;
  load: () => void;
}

/** Reads on, part after part, as long as `isWanted`. */
export function useReadOn(more: MoreRows | undefined, isWanted: boolean): void {
  const isIdle = more !== undefined && !more.isLoading && !more.error;
  const load = more?.load;
  useEffect(() => {
    if (isWanted && isIdle) load?.();
  }, [isWanted, isIdle, load]);
}

/** Stands below the rows that have been read, and reads on while it is near. */
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

/** What stands for rows while they are read: a placeholder, or why they could not be read and another try. */
export function MoreRowsState({ more, label }: { more: MoreRows; label: string }) {
  if (more.error) return <ErrorState message={more.error.message} onRetry={more.load} />;
  if (!more.isLoading) return null;
  return (
    <div className="p-5">
      <SkeletonRows count={1} label={label} />
    </div>
  );
}
