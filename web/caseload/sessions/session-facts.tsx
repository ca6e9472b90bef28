import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { sizeOfMeeting } from '#domain/caseload/groups/meeting.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import { seriesText } from '#domain/caseload/sessions/series-change.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { dayOf, formatDate, formatTime } from '#domain/platform/dates.ts';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { useMeetingOf } from '#web/caseload/groups/meeting-queries.ts';
import { meetingPath } from '#web/caseload/groups/meeting-texts.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { SessionFact } from './session-fact.tsx';
import type { SessionParts } from './session-parts.ts';
import { sessionQueries } from './session-queries.ts';

interface SessionFactsProps extends Pick<SessionParts, 'BillingFacts'> {
  session: Session;
}

/** The details of a session besides its heading, its status and its note. */
export function SessionFacts({ session, BillingFacts }: SessionFactsProps) {
  const timeZone = useTimeZone();
  const closing = useClosingOn()(dayOf(session.date, timeZone));
  return (
    <Card>
      <CardHeader title="Details" />
      <CardBody className="pt-3">
        <dl className="grid gap-3 text-sm">
          <SessionFact name="Ends">{formatTime(endOfSession(session), timeZone)}</SessionFact>
          {session.status === 'absence' && (
            <SessionFact name="Absence number">{session.absenceNumber}</SessionFact>
          )}
          <BillingFacts session={session} />
          {session.groupId !== null && <GroupFact session={session} groupId={session.groupId} />}
          {session.seriesId && <SessionFact name="Repeat">{seriesText(session)}</SessionFact>}
          {closing && <SessionFact name="Closed that day">{closing.reason}</SessionFact>}
          <RescheduledFact session={session} />
          <SessionFact name="Created">{formatDate(session.createdAt, timeZone)}</SessionFact>
        </dl>
      </CardBody>
    </Card>
  );
}

/** The group of the session, and how many children were present, without names. */
function GroupFact({ session, groupId }: { session: Session; groupId: number }) {
  const group = useGroups().data?.find(({ id }) => id === groupId);
  const meeting = useMeetingOf(session);
  const others = group?.others ?? 0;
  const size = meeting && sizeOfMeeting(meeting.sessions, others);
  return (
    <SessionFact name="Group">
      <Link to={`/groups/${groupId}`} className={inlineLinkStyles}>
        {group?.name ?? 'Group'}
      </Link>
      {meeting && (
        <span className="block text-ink-muted">
          <Link to={meetingPath(meeting)} className={inlineLinkStyles}>
            Meeting
          </Link>
          {size !== undefined && size > others
            ? `: ${size} in the room`
            : `: ${meeting.sessions.length + others} expected`}
        </span>
      )}
    </SessionFact>
  );
}

/** The related session of a rescheduling: the missed one, or the one that makes it up. */
function RescheduledFact({ session }: { session: Session }) {
  const { clientId, makesUpFor, mandateId, status } = session;
  const timeZone = useTimeZone();
  const missed = useQuery({
    ...sessionQueries.atMoment(clientId, makesUpFor ?? ''),
    enabled: makesUpFor !== null,
  });
  // Toward a mandate a short session can be made up too.
  const canHaveMakeUps = isMissed(session) || (mandateId !== null && status === 'completed');
  const { data: makeUps = [] } = useQuery({
    ...sessionQueries.makeUpsOf(session),
    enabled: canHaveMakeUps,
  });
  return (
    <>
      {makesUpFor !== null && (
        <SessionFact name="Makes up for">
          <SessionDateLink session={missed.data}>{formatDate(makesUpFor, timeZone)}</SessionDateLink>
        </SessionFact>
      )}
      {makeUps.length > 0 && (
        <SessionFact name="Rescheduled to">
          {makeUps.toReversed().map((makeUp) => (
            <span key={makeUp.id} className="block">
              <SessionDateLink session={makeUp}>
                {`${formatDate(makeUp.date, timeZone)}, ${formatTime(makeUp.date, timeZone)}`}
              </SessionDateLink>
            </span>
          ))}
        </SessionFact>
      )}
    </>
  );
}

function SessionDateLink({ session, children }: { session: Session | null | undefined; children: string }) {
  if (!session) return children;
  return (
    <Link to={`/sessions/${session.id}`} className={inlineLinkStyles}>
      {children}
    </Link>
  );
}
