import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';

/** The child's previous note, shown next to the current one. */
export function LastNoteCard({ session }: { session: Session }) {
  const earlier = useQuery(sessionQueries.neighbors(session, 'before'));
  return (
    <Card>
      <CardHeader title="Last Note" />
      <CardBody className="pt-2">
        <WhenLoaded query={earlier} loadingLabel="Loading the last note" placeholders={1}>
          {(sessions) => <LastNote session={sessions.find(({ notes }) => notes?.trim())} />}
        </WhenLoaded>
      </CardBody>
    </Card>
  );
}

function LastNote({ session }: { session: Session | undefined }) {
  const timeZone = useTimeZone();
  if (!session) return <p className="text-ink-muted text-sm">No note of the sessions before this one.</p>;
  return (
    <>
      <p className="text-sm">
        <Link to={`/sessions/${session.id}`} className={inlineLinkStyles}>
          {`${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`}
        </Link>
      </p>
      <section
        aria-label="Last Note"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard can scroll a long note
        tabIndex={0}
        className="mt-2 max-h-96 overflow-y-auto whitespace-pre-wrap break-words rounded-sm text-sm leading-relaxed"
      >
        {session.notes}
      </section>
    </>
  );
}
