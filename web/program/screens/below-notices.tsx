import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { type NoticeKind, useDashboardNotices } from './dashboard-notices.ts';

/** How long the work waits for notices that belong above it. */
const WAIT_MS = 300;

// Loaded when needed: most mornings there is no notice.
const NoticeCards = lazy(() => import('./notice-cards.tsx'));

interface BelowNoticesProps {
  /** Whether the work has its final height. */
  isWorkRead: boolean;
  children: ReactNode;
}

/** The day's work, below the notices. A notice that arrives late is placed below the work, so that nothing moves. */
export function BelowNotices({ isWorkRead, children }: BelowNoticesProps) {
  const { areRead, known } = useDashboardNotices();
  const [above, setAbove] = useState<readonly NoticeKind[]>();
  const isLate = useIsWaitOver();
  if (above === undefined && (areRead || isLate)) setAbove(known);
  if (above === undefined) return null;
  const late = known.filter((kind) => !above.includes(kind));
  return (
    <>
      {/* The content waits for the cards above it. */}
      <Suspense fallback={null}>
        {above.length > 0 && <NoticeCards kinds={above} />}
        {children}
      </Suspense>
      {isWorkRead && late.length > 0 && (
        <div className="mt-5">
          <Suspense fallback={null}>
            <NoticeCards kinds={late} />
          </Suspense>
        </div>
      )}
    </>
  );
}

function useIsWaitOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setOver(true), WAIT_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isOver;
}
