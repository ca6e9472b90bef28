import { TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useCompetingNotes } from './note-draft-store.ts';

/**
 * Says on every page that a note has two versions, and leads to it. It stands over the page, so that nothing moves
 * when it comes; the room below the page is for what it covers.
 */
export function CompetingNotesLink() {
  const { pathname } = useLocation();
  // The page of the session asks itself.
  const [first, ...others] = useCompetingNotes().filter((id) => pathname !== `/sessions/${id}`);
  return (
    <>
      {first !== undefined && <div className="h-16 print:hidden" />}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-20 z-20 sm:bottom-4 lg:left-64 print:hidden"
      >
        {first !== undefined && (
          <Link
            to={`/sessions/${first}`}
            className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-lg border border-warning bg-warning-soft px-4 py-2 font-semibold text-sm text-warning-ink shadow-overlay hover:underline"
          >
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {others.length === 0
              ? 'A note has two versions: choose one'
              : `${others.length + 1} notes have two versions: choose`}
          </Link>
        )}
      </div>
    </>
  );
}
