import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react';
import { usePracticeNotices } from '#web/people/practice/practice-notice-queries.ts';
import { useRegistrationStatus } from '#web/people/sign-in/registration-queries.ts';
import { useUser } from '#web/people/sign-in/user-queries.ts';
import { useInquiries, useNewInquiries } from '#web/website/inquiries/inquiry-queries.ts';
import type { NoticeKind } from './notice-cards.tsx';

/** So long the work waits for what should be known before it. */
const WAIT_MS = 300;

// Most mornings there is none.
const NoticeCards = lazy(async () => {
  const { NoticeCards } = await import('./notice-cards.tsx');
  return { default: NoticeCards };
});
const kinds: readonly NoticeKind[] = ['notices', 'registration', 'inquiries'];

interface BelowNoticesProps {
  /** Whether the work has its height. */
  isWorkRead: boolean;
  children: ReactNode;
}

/** The day's work, below what has to be known before it; a notice that comes later stands below the work and moves nothing. */
export function BelowNotices({ isWorkRead, children }: BelowNoticesProps) {
  const { areRead, known } = useNotices();
  const [above, setAbove] = useState<readonly NoticeKind[]>();
  const isLate = useIsWaitOver();
  if (above === undefined && (areRead || isLate)) setAbove(known);
  if (above === undefined) return null;
  const late = known.filter((kind) => !above.includes(kind));
  return (
    <>
      {/* The work waits for the cards above it. */}
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

/** Which notices there are, and whether all of them have been asked for. */
function useNotices(): { areRead: boolean; known: NoticeKind[] } {
  const isOwner = useUser().data?.isOwner ?? false;
  const notices = usePracticeNotices();
  const registration = useRegistrationStatus(isOwner);
  const inquiries = useInquiries();
  const isThere: Record<NoticeKind, boolean> = {
    notices: (notices.data ?? []).length > 0,
    registration: isOwner && registration.data?.mode === 'open',
    inquiries: useNewInquiries().length > 0,
  };
  return {
    areRead: ![notices, registration, inquiries].some(({ isLoading }) => isLoading),
    known: kinds.filter((kind) => isThere[kind]),
  };
}

function useIsWaitOver(): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const waiting = setTimeout(() => setOver(true), WAIT_MS);
    return () => clearTimeout(waiting);
  }, []);
  return isOver;
}
