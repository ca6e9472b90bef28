import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import type { Ref } from 'react';
import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { dayOf, formatTime } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { sessionQueries } from './session-queries.ts';

interface NextChildLinkProps {
  session: Session;
  ref: Ref<HTMLAnchorElement>;
}

/** A link to the day's next session that is not cancelled; renders nothing after the last one. */
export function NextChildLink({ session, ref }: NextChildLinkProps) {
  const timeZone = useTimeZone();
  const clientName = useClientName('Unknown Client');
  const later = useQuery(sessionQueries.laterThatDay(session, dayOf(session.date, timeZone)));
  const next = later.data?.find(({ status }) => status !== 'cancelled');
  if (!next) return null;
  return (
    <Link
      ref={ref}
      to={`/sessions/${next.id}`}
      className={buttonStyles({ variant: 'secondary', className: 'max-w-full max-sm:w-full' })}
    >
      <span className="min-w-0 truncate">
        {`Next child: ${clientName(next.clientId)}, ${formatTime(next.date, timeZone)}`}
      </span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
