import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { absencesOfYearText } from '#domain/caseload/sessions/absences-of-year.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { formatDate, formatTime } from '#domain/platform/dates.ts';
import { usePracticeSettings, useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Skeleton } from '#web/platform/ui/skeleton.tsx';
import { useAbsencesOfYear, useHeldSessions, useNextSession } from './client-day-queries.ts';

/** The client's last and next session, and the absences in the school year. */
export function ClientDays({ clientId }: { clientId: number }) {
  const { billableAbsences } = usePracticeSettings();
  const held = useHeldSessions(clientId);
  const next = useNextSession(clientId);
  const absences = useAbsencesOfYear(clientId);
  return (
    <dl className="contents">
      <Fact title="Last Session" query={held}>
        {([session]) => <SessionLink session={session} none="None yet" />}
      </Fact>
      <Fact title="Next Session" query={next}>
        {([session]) => <SessionLink session={session} none="None planned" />}
      </Fact>
      <Fact
        title="Absences This School Year"
        query={absences}
        className="max-md:col-span-2 max-md:flex max-md:flex-wrap max-md:gap-x-2"
      >
        {(ofYear) => absencesOfYearText(ofYear, billableAbsences)}
      </Fact>
    </dl>
  );
}

interface FactProps<Loaded> {
  title: string;
  query: { data: Loaded | undefined; isPending: boolean };
  children: (loaded: Loaded) => ReactNode;
  className?: string;
}

/** A value that failed to load is shown as a dash; the session list shows the error. */
function Fact<Loaded>({ title, query: { data, isPending }, children, className }: FactProps<Loaded>) {
  return (
    <div className={clsx('min-w-0', className)}>
      <dt className="text-ink-muted text-sm">{title}</dt>
      <dd className={clsx('font-semibold text-ink text-sm tabular-nums', !className && 'max-md:min-h-11')}>
        {data !== undefined ? children(data) : isPending ? <Skeleton className="h-5 w-32" /> : '–'}
      </dd>
    </div>
  );
}

function SessionLink({ session, none }: { session: Session | undefined; none: string }) {
  const timeZone = useTimeZone();
  if (!session) return <span className="font-normal text-ink-muted">{none}</span>;
  return (
    <Link
      to={`/sessions/${session.id}`}
      className="inline-flex items-center text-primary underline decoration-primary/40 underline-offset-4 hover:decoration-primary max-md:min-h-11"
    >
      {`${formatDate(session.date, timeZone)}, ${formatTime(session.date, timeZone)}`}
    </Link>
  );
}
