import { TriangleAlert } from 'lucide-react';
import { Link, useLocation } from 'react-router';
import { useCompetingNotes, useNotesWithoutSession, useRefusedNotes } from './note-drafts.ts';

/**
 * Shows on every page that a note has two versions, lost its session or was refused, with a link to it. It overlays the
 * page so that nothing moves; the bottom padding of the page leaves room for it.
 */
export function CompetingNotesLink() {
  const { pathname } = useLocation();
  // The page of the note shows it itself.
  const isElsewhere = (id: number) => pathname !== `/sessions/${id}/note`;
  const competing = useCompetingNotes().filter(isElsewhere);
  const withoutSession = useNotesWithoutSession().filter(isElsewhere);
  const refused = useRefusedNotes().filter(isElsewhere);
  const first = competing[0] ?? withoutSession[0] ?? refused[0];
  return (
    <>
      {first !== undefined && <div className="h-16 print:hidden" />}
      <div
        role="status"
        className="pointer-events-none fixed inset-x-4 bottom-20 z-20 sm:bottom-4 lg:left-64 print:hidden"
      >
        {first !== undefined && (
          <Link
            to={`/sessions/${first}/note`}
            className="pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-lg border border-warning bg-warning-soft px-4 py-2 font-semibold text-sm text-warning-ink shadow-overlay hover:underline"
          >
            <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
            {linkText(competing.length, withoutSession.length, refused.length)}
          </Link>
        )}
      </div>
    </>
  );
}

function linkText(competing: number, withoutSession: number, refused: number): string {
  if (competing > 0) return competingText(competing);
  return withoutSession > 0 ? withoutSessionText(withoutSession) : refusedText(refused);
}

function competingText(count: number): string {
  return count === 1 ? 'A note has two versions: choose one' : `${count} notes have two versions: choose`;
}

function withoutSessionText(count: number): string {
  return count === 1
    ? 'A note was typed for a deleted session: look at it'
    : `${count} notes were typed for deleted sessions: look`;
}

function refusedText(count: number): string {
  return count === 1
    ? 'What was typed in a note was not saved: look at it'
    : `What was typed in ${count} notes was not saved: look`;
}
