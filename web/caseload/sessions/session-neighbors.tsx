import { useQuery } from '@tanstack/react-query';
import { ChevronLeft, ChevronRight, type LucideIcon } from 'lucide-react';
import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { sessionQueries } from './session-queries.ts';
import { SessionStatusBadge } from './session-status-badge.tsx';

/** Links to the client's previous and next session. */
export function SessionNeighbors({ session }: { session: Session }) {
  const previous = useQuery(sessionQueries.neighbors(session, 'before'));
  const next = useQuery(sessionQueries.neighbors(session, 'after'));
  return (
    <Card>
      <CardHeader title="Before and After" description="Other sessions of this client." />
      <CardBody className="grid gap-2 pt-3">
        {previous.isPending || next.isPending ? (
          <SkeletonRows count={2} label="Loading the client's sessions" />
        ) : (
          <>
            <NeighborLink label="Previous session" icon={ChevronLeft} session={previous.data?.[0]} />
            <NeighborLink label="Next session" icon={ChevronRight} session={next.data?.[0]} />
          </>
        )}
      </CardBody>
    </Card>
  );
}

interface NeighborLinkProps {
  label: string;
  icon: LucideIcon;
  session: Session | undefined;
}

function NeighborLink({ label, icon: Icon, session }: NeighborLinkProps) {
  const timeZone = useTimeZone();
  if (!session) {
    return (
      <p className="rounded-lg border border-line border-dashed px-4 py-3 text-ink-muted text-sm">
        {`No ${label.toLowerCase()}`}
      </p>
    );
  }
  return (
    <Link
      to={`/sessions/${session.id}`}
      className="flex min-h-14 items-center gap-3 rounded-lg border border-line px-4 py-2 text-sm transition-colors hover:border-primary hover:bg-primary-soft/40"
    >
      <Icon aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
      <span className="min-w-0 flex-1">
        <span className="block text-ink-muted text-xs">{label}</span>
        <span className="font-semibold">
          {`${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`}
        </span>
      </span>
      <SessionStatusBadge status={session.status} />
    </Link>
  );
}
