import { CalendarOff } from 'lucide-react';
import { Link } from 'react-router';
import { closedDaysText } from '#domain/caseload/closings/closed-days.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { Day } from '#domain/platform/dates.ts';
import { useClosings } from '#web/caseload/closings/closing-queries.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';

const none: never[] = [];

/** Names the schools and districts that are closed on a day, by reason; each leads to its closings. */
export function ClosedSchools({ day }: { day: Day }) {
  const { data: closings = none } = useClosings();
  const closed = closings.filter(
    ({ organizationId, firstDay, lastDay }) => organizationId !== null && firstDay <= day && day <= lastDay,
  );
  const { data: organizations = none } = useOrganizations(closed.length > 0);
  const nameOf = ({ organizationId }: Closing) =>
    organizations.find(({ id }) => id === organizationId)?.name ?? 'A school';
  const groups = Object.groupBy(closed, (closing) => `${closing.reason}\n${closedDaysText(closing)}`);
  return Object.values(groups).map((group = []) => {
    const [first] = group;
    if (!first) return null;
    return (
      <div key={first.id} className="flex items-start gap-3 border-line border-t bg-sunken px-5 py-2 text-sm">
        <CalendarOff aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
        <p className="min-w-0 wrap-anywhere">
          <span className="font-semibold">{`${first.reason} at `}</span>
          {group.map((closing, index) => (
            <span key={closing.id}>
              {index > 0 && ', '}
              <Link
                to={`/calendar/closings?for=${closing.organizationId}`}
                className="underline underline-offset-2"
              >
                {nameOf(closing)}
              </Link>
            </span>
          ))}
          {first.firstDay !== first.lastDay && (
            <span className="block text-ink-muted">{closedDaysText(first)}</span>
          )}
        </p>
      </div>
    );
  });
}
