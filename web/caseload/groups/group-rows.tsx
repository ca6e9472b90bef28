import { ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import type { Group } from '#domain/caseload/groups/group.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { dayOf, formatDate, formatTime } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { useCurrentMinute } from '#web/platform/ui/use-current-minute.ts';
import { othersText, rosterText } from './group-texts.ts';
import { useNextMeetings } from './meeting-queries.ts';

/** Groups with the number of children today and the next meeting; each row is a link. */
export function GroupRows({ label, groups }: { label: string; groups: readonly Group[] }) {
  const today = useToday();
  const timeZone = useTimeZone();
  const hour = `${useCurrentMinute().toISOString().slice(0, 13)}:00:00.000Z`;
  const next = useNextMeetings(hour).data;
  const nextText = ({ id, active }: Group) => {
    const session = next?.first.get(id);
    if (session) return `Next: ${whenText(session, timeZone)}`;
    return active && next?.isWhole ? 'No meeting planned' : undefined;
  };
  return (
    <ul aria-label={label} className="divide-y divide-line">
      {groups.map((group) => (
        <li key={group.id}>
          <Link
            to={`/groups/${group.id}`}
            className="flex min-h-16 items-center gap-x-4 px-5 py-3 transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2"
          >
            <span className="grid min-w-0 flex-1 gap-x-4 md:grid-cols-[minmax(0,2fr)_minmax(0,1fr)_minmax(0,1.2fr)] md:items-center">
              <span className="wrap-anywhere font-semibold">{group.name}</span>
              <span className="text-ink-muted text-sm">
                {[rosterText(group.members, today), othersText(group.others)].filter(Boolean).join(', ')}
              </span>
              <span className="text-sm">{nextText(group)}</span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 shrink-0 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function whenText({ date }: Session, timeZone: string): string {
  const weekday = weekdayOf(dayOf(date, timeZone)).slice(0, 3);
  return `${weekday}, ${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}`;
}
