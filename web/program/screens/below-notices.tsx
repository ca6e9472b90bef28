import { Bell, ChevronDown } from 'lucide-react';
import { createContext, lazy, type ReactNode, Suspense, use, useEffect, useRef, useState } from 'react';
import { type NoticeKind, noticesText, useDashboardNotices } from './dashboard-notices.ts';

/** How long the work waits for notices that belong above it. */
const WAIT_MS = 300;

// Loaded when needed: most mornings there is no notice.
const NoticeCards = lazy(() => import('./notice-cards.tsx'));

interface BelowNoticesProps {
  /** Whether the work has its final height. */
  isWorkRead: boolean;
  children: ReactNode;
}

/** The day's other work, below the notices. A notice that arrives late is placed below it, so that nothing moves. */
export function BelowNotices({ isWorkRead, children }: BelowNoticesProps) {
  const { above, late } = useNoticesInTime();
  const isAskedFor = use(AskedForContext);
  if (above === undefined) return null;
  return (
    <>
      {/* The content waits for the cards above it. */}
      <Suspense fallback={null}>
        {above.length > 0 && (
          // The last card has the same distance below it.
          <div
            id={NOTICES_ID}
            tabIndex={-1}
            className="-mb-5"
            ref={(notices) => {
              if (isAskedFor.current) notices?.focus();
              isAskedFor.current = false;
            }}
          >
            <NoticeCards kinds={above} />
          </div>
        )}
        {children}
      </Suspense>
      {isWorkRead && late.length > 0 && (
        <Suspense fallback={null}>
          <NoticeCards kinds={late} />
        </Suspense>
      )}
    </>
  );
}

/** The schedule on a narrow screen: above it is at most one line, which leads to the notices further down. */
export function BelowNoticesLink({ children }: { children: ReactNode }) {
  const { above } = useNoticesInTime();
  const isAskedFor = useRef(false);
  if (above === undefined) return null;
  return (
    <AskedForContext value={isAskedFor}>
      {above.length > 0 && (
        <button
          type="button"
          className="-mt-3 mb-2 flex min-h-11 w-full items-center gap-2 text-left text-sm text-warning-ink"
          onClick={() => {
            const notices = document.getElementById(NOTICES_ID);
            notices?.focus();
            isAskedFor.current = notices === null;
          }}
        >
          <Bell aria-hidden="true" className="size-4 shrink-0" />
          <span className="truncate">{noticesText(above)}</span>
          <ChevronDown aria-hidden="true" className="size-4 shrink-0" />
        </button>
      )}
      {children}
    </AskedForContext>
  );
}

const NOTICES_ID = 'notices';

/** Whether the notices were asked for before they were there: on a slow line they come after the schedule. */
const AskedForContext = createContext({ current: false });

/** Returns the notices that were there in time to stand above something, undefined while waiting, and those later. */
function useNoticesInTime() {
  const { areRead, known } = useDashboardNotices();
  const [above, setAbove] = useState<readonly NoticeKind[]>();
  const isLate = useIsWaitOver();
  if (above === undefined && (areRead || isLate)) setAbove(known);
  return { above, late: known.filter((kind) => !above?.includes(kind)) };
}

function useIsWaitOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setOver(true), WAIT_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isOver;
}
