import { useState } from 'react';
import { Link } from 'react-router';
import { dayOf, formatDate, formatTime } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { sizeText } from './group-texts.ts';
import { useMeetingsOfGroup } from './meeting-queries.ts';
import { attendedText, meetingPath } from './meeting-texts.ts';

const MEETINGS_SHOWN = 5;

interface GroupMeetingsCardProps {
  groupId: number;
  side: 'next' | 'past';
}

/** The next meetings of a group, or the past ones with their attendance. */
export function GroupMeetingsCard({ groupId, side }: GroupMeetingsCardProps) {
  const timeZone = useTimeZone();
  const [now] = useState(() => new Date().toISOString());
  const meetings = useMeetingsOfGroup(groupId, side, now);
  const isNext = side === 'next';
  return (
    <Card className="overflow-clip">
      <CardHeader title={isNext ? 'Next Meetings' : 'Past Meetings'} className="pb-2" />
      <WhenLoaded query={meetings} loadingLabel="Loading meetings" placeholders={3} padded>
        {(all) =>
          all.length === 0 ? (
            <p className="px-5 pt-1 pb-5 text-ink-muted text-sm">
              {isNext ? 'No meeting planned.' : 'None has taken place yet.'}
            </p>
          ) : (
            <ul aria-label={isNext ? 'Next Meetings' : 'Past Meetings'} className="divide-y divide-line">
              {all.slice(0, MEETINGS_SHOWN).map((meeting) => {
                const [{ id, date, duration }] = meeting.sessions;
                return (
                  <li key={id}>
                    <Link
                      to={meetingPath(meeting)}
                      className="flex min-h-14 items-center justify-between gap-3 px-5 py-2.5 text-sm transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2"
                    >
                      <span className="min-w-0">
                        <span className="block font-medium">
                          {`${weekdayOf(dayOf(date, timeZone)).slice(0, 3)}, ${formatDate(date, timeZone)}`}
                        </span>
                        <span className="block text-ink-muted">
                          {`${formatTime(date, timeZone)}, ${duration} min`}
                        </span>
                      </span>
                      <span className="shrink-0 text-ink-muted">
                        {isNext && meeting.sessions.every(({ status }) => status === 'scheduled')
                          ? sizeText(meeting.sessions.length)
                          : `${attendedText(meeting.sessions)} checked in`}
                      </span>
                    </Link>
                  </li>
                );
              })}
            </ul>
          )
        }
      </WhenLoaded>
    </Card>
  );
}
