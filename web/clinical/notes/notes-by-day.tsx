import type { ListedNote } from '#domain/clinical/signing/listed-note.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { type Day, dayOf, formatDay } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { useTimeZone, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { NoteRow } from './note-row.tsx';

/** The notes in the list's order, grouped by day. */
export function NotesByDay({ notes }: { notes: readonly ListedNote[] }) {
  const timeZone = useTimeZone();
  const today = useToday();
  const days = Map.groupBy(notes, ({ date }) => dayOf(date, timeZone));
  return (
    <div className="grid gap-5">
      {Array.from(days, ([day, ofDay]) => (
        <Card key={day} className="overflow-clip">
          <CardHeader title={titleOf(day, today)} description={daysAgo(ofDay[0])} />
          <ul className="mt-3 divide-y divide-line border-line border-t">
            {ofDay.map((note) => (
              <li key={note.sessionId}>
                <NoteRow note={note} />
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

function titleOf(day: Day, today: Day): string {
  return `${day === today ? 'Today, ' : ''}${weekdayOf(day)}, ${formatDay(day)}`;
}

function daysAgo(note: ListedNote | undefined): string | undefined {
  if (note === undefined || note.daysSince < 1) return undefined;
  return `${countOf(note.daysSince, 'day')} ago`;
}
