import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { billableText } from '#domain/billing/invoices/billable-sessions.ts';
import { sizeOfMeeting } from '#domain/caseload/groups/meeting.ts';
import { isMissed } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { endOfSession } from '#domain/caseload/sessions/session-span.ts';
import { dayOf, formatDate, formatTime } from '#domain/platform/dates.ts';
import { useInvoiceOfSession } from '#web/billing/invoices/invoice-queries.ts';
import { InvoiceStatusBadge } from '#web/billing/invoices/invoice-status-badge.tsx';
import { useClosingOn } from '#web/caseload/closings/use-closing-on.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { useMeetingOf } from '#web/caseload/groups/meeting-queries.ts';
import { meetingPath } from '#web/caseload/groups/meeting-words.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { Skeleton } from '#web/platform/ui/skeleton.tsx';
import { sessionQueries } from './session-queries.ts';

/** What there is about a session besides its heading, its status and its note. */
export function SessionFacts({ session }: { session: Session }) {
  const timeZone = useTimeZone();
  const closing = useClosingOn()(dayOf(session.date, timeZone));
  return (
    <Card>
      <CardHeader title="Details" />
      <CardBody className="pt-3">
        <dl className="grid gap-3 text-sm">
          <Fact name="Ends">{formatTime(endOfSession(session), timeZone)}</Fact>
          {session.status === 'absence' && <Fact name="Absence number">{session.absenceNumber}</Fact>}
          <Fact name="Billable">{billableText(session)}</Fact>
          <Fact name="Invoice">
            <InvoiceOfSession sessionId={session.id} />
          </Fact>
          {session.groupId !== null && <GroupFact session={session} groupId={session.groupId} />}
          {session.seriesId && <Fact name="Repeat">Part of a weekly series</Fact>}
          {closing && <Fact name="Closed that day">{closing.reason}</Fact>}
          <RescheduledFact session={session} />
          <Fact name="Created">{formatDate(session.createdAt, timeZone)}</Fact>
        </dl>
      </CardBody>
    </Card>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[7.5rem_minmax(0,1fr)] items-baseline gap-3">
      <dt className="text-ink-muted">{name}</dt>
      <dd className="min-w-0 break-words">{children}</dd>
    </div>
  );
}

/** The group with which the child met, and how many were there: their number alone. */
function GroupFact({ session, groupId }: { session: Session; groupId: number }) {
  const group = useGroups().data?.find(({ id }) => id === groupId);
  const meeting = useMeetingOf(session);
  const others = group?.others ?? 0;
  const size = meeting && sizeOfMeeting(meeting.sessions, others);
  return (
    <Fact name="Group">
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
    </Fact>
  );
}

/** The other end of a rescheduling: the missed session that this one makes up for, or the one that makes up for it. */
function RescheduledFact({ session }: { session: Session }) {
  const { clientId, makesUpFor } = session;
  const timeZone = useTimeZone();
  const missed = useQuery({
    ...sessionQueries.atMoment(clientId, makesUpFor ?? ''),
    enabled: makesUpFor !== null,
  });
  const makeUp = useQuery({ ...sessionQueries.makeUpOf(session), enabled: isMissed(session) });
  return (
    <>
      {makesUpFor !== null && (
        <Fact name="Makes up for">
          <SessionDateLink session={missed.data}>{formatDate(makesUpFor, timeZone)}</SessionDateLink>
        </Fact>
      )}
      {makeUp.data && (
        <Fact name="Rescheduled to">
          <SessionDateLink session={makeUp.data}>
            {`${formatDate(makeUp.data.date, timeZone)}, ${formatTime(makeUp.data.date, timeZone)}`}
          </SessionDateLink>
        </Fact>
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

function InvoiceOfSession({ sessionId }: { sessionId: number }) {
  const { data: invoice, isPending, isError } = useInvoiceOfSession(sessionId);
  if (isPending) return <Skeleton className="h-5 w-24" />;
  if (isError) return 'Could not be loaded';
  if (!invoice) return 'Not on an invoice';
  return (
    <span className="flex flex-wrap items-center gap-2">
      <Link to={`/invoices/${invoice.id}`} className={inlineLinkStyles}>
        {`Invoice ${invoice.id}`}
      </Link>
      <InvoiceStatusBadge status={invoice.status} />
    </span>
  );
}
