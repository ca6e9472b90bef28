import { useQuery } from '@tanstack/react-query';
import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { dayOf, formatTime } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { buttonStyles } from '#web/platform/ui/button-styles.ts';
import { sessionQueries } from './session-queries.ts';

/**
 * A link to the day's next session that is not cancelled; renders nothing after the last one. It names no child: the page
 * is another child's.
 */
export function NextChildLink({ session }: { session: Session }) {
  const timeZone = useTimeZone();
  const later = useQuery(sessionQueries.laterThatDay(session, dayOf(session.date, timeZone)));
  const next = later.data?.find(({ status }) => status !== 'cancelled');
  if (!next) return null;
  return (
    <Link
      to={`/sessions/${next.id}`}
      className={buttonStyles({ variant: 'secondary', className: 'max-w-full max-sm:w-full' })}
    >
      <span className="min-w-0 truncate">{`Next child at ${formatTime(next.date, timeZone)}`}</span>
      <ArrowRight aria-hidden="true" />
    </Link>
  );
}
