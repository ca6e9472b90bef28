import { CalendarOff, ChevronLeft, ChevronRight, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { overlappingSessions } from '#domain/caseload/sessions/session-overlap.ts';
import { sessionTypeLabels } from '#domain/caseload/sessions/session-words.ts';
import type { TimeEntry } from '#domain/caseload/time-entries/time-entry.ts';
import { type Day, formatDay, formatTime, plusDays } from '#domain/platform/dates.ts';
import { weekdayOf } from '#domain/platform/week.ts';
import { ClientNameOf } from '#web/caseload/clients/client-name.tsx';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { blockPath, blockTitle, type SessionBlock } from '#web/caseload/groups/session-blocks.ts';
import { SessionStatusBadge } from '#web/caseload/sessions/session-status-badge.tsx';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card } from '#web/platform/ui/card.tsx';
import {
  blockKey,
  type CalendarBlock,
  type CalendarRecords,
  calendarBlocks,
  isTimeEntry,
  useCalendarBlockName,
} from './calendar-blocks.ts';
import { DayClosing } from './day-closing.tsx';
import { useClosedSchoolOfBlocks } from './use-closed-school-of-blocks.ts';

/** Maximum number of overlapping sessions that are named. */
const NAMED_OVERLAPS = 3;

interface DaySessionListProps {
  day: Day;
  onChange: (day: Day) => void;
  /** Replaces the list while sessions load or if loading failed. */
  instead: ReactNode;
  /** The sessions and other time of this day, and of others. */
  records: CalendarRecords;
  onEditTime: (entry: TimeEntry) => void;
  /** Whether the arrows to other days are here; on a phone they are above the plan of the day. */
  hasArrows: boolean;
}

/** The chosen day's sessions and other time, by time, with buttons for the previous and next day. */
export function DaySessionList({
  day,
  onChange,
  instead,
  records,
  onEditTime,
  hasArrows,
}: DaySessionListProps) {
  const timeZone = useTimeZone();
  const blocks = calendarBlocks(records, day, day, timeZone);
  const sessions = blocks.flatMap((block) =>
    isTimeEntry(block) ? [] : (block.meeting?.sessions ?? [block]),
  );
  return (
    <Card>
      <div className="flex items-center justify-between gap-2 px-5 pt-4 pb-3">
        <div className="min-w-0">
          <p className="text-ink-muted text-sm">{weekdayOf(day)}</p>
          <h2 className="font-semibold text-lg leading-snug" aria-live="polite">
            {formatDay(day)}
          </h2>
        </div>
        {hasArrows && (
          <div className="flex gap-1 print:hidden">
            <Button
              variant="ghost"
              size="icon"
              aria-label="Previous day"
              onClick={() => onChange(plusDays(day, -1))}
            >
              <ChevronLeft aria-hidden="true" />
            </Button>
            <Button
              variant="ghost"
              size="icon"
              aria-label="Next day"
              onClick={() => onChange(plusDays(day, 1))}
            >
              <ChevronRight aria-hidden="true" />
            </Button>
          </div>
        )}
      </div>
      {instead || (
        <DayClosing day={day} sessions={sessions}>
          {blocks.length > 0 ? <DayBlocks blocks={blocks} onEditTime={onEditTime} /> : <EmptyDay day={day} />}
        </DayClosing>
      )}
    </Card>
  );
}

function EmptyDay({ day }: { day: Day }) {
  return (
    <div className="flex flex-col items-center gap-4 border-line border-t px-5 py-8 text-center">
      <p className="text-ink-muted text-sm">No sessions scheduled for this day.</p>
      <ButtonLink to="/sessions/new" state={{ date: day }} variant="secondary" className="print:hidden">
        Schedule a session
      </ButtonLink>
    </div>
  );
}

function overlapText(names: readonly string[]): string {
  const named = names.slice(0, NAMED_OVERLAPS).join(', ');
  const others = names.length - NAMED_OVERLAPS;
  return `Overlaps with ${named}${others > 0 ? ` and ${others} more` : ''}`;
}

interface DayBlocksProps {
  blocks: readonly CalendarBlock[];
  onEditTime: (entry: TimeEntry) => void;
}

function DayBlocks({ blocks, onEditTime }: DayBlocksProps) {
  const blockName = useCalendarBlockName();
  const closedSchool = useClosedSchoolOfBlocks(blocks);
  const overlaps = overlappingSessions(blocks);
  return (
    <ol className="divide-y divide-line border-line border-t" aria-label="Sessions of this day">
      {blocks.map((block) => {
        const overlapsWith = overlaps.get(block)?.map(blockName) ?? [];
        return (
          <li key={blockKey(block)} className="break-inside-avoid">
            {isTimeEntry(block) ? (
              <TimeRow
                entry={block}
                name={blockName(block)}
                overlapsWith={overlapsWith}
                onEdit={onEditTime}
              />
            ) : (
              <SessionRow
                session={block}
                name={blockName(block)}
                overlapsWith={overlapsWith}
                closedSchool={closedSchool(block)}
              />
            )}
          </li>
        );
      })}
    </ol>
  );
}

const rowStyles =
  'grid w-full grid-cols-[4.25rem_minmax(0,1fr)_auto] items-baseline gap-x-3 gap-y-0.5 px-5 py-3 text-left text-sm transition-colors hover:bg-primary-soft/40 focus-visible:-outline-offset-2';

interface RowProps {
  name: string;
  overlapsWith: readonly string[];
}

interface SessionRowProps extends RowProps {
  session: SessionBlock;
  /** Why its school is closed that day. */
  closedSchool: string | undefined;
}

function SessionRow({ session, name, overlapsWith, closedSchool }: SessionRowProps) {
  const timeZone = useTimeZone();
  const clientName = useClientName();
  return (
    <Link to={blockPath(session)} className={rowStyles}>
      <span className="font-semibold tabular-nums">{formatTime(session.date, timeZone)}</span>
      <span className="break-words">
        {session.meeting ? (
          <span className="font-semibold">{blockTitle(name, session)}</span>
        ) : (
          <ClientNameOf id={session.clientId} />
        )}
      </span>
      <SessionStatusBadge status={session.status} raw />
      <span className="col-span-2 col-start-2 text-ink-muted">
        {`${sessionTypeLabels[session.type]} · ${session.duration} min`}
      </span>
      {closedSchool !== undefined && (
        <span className="col-span-2 col-start-2 flex items-start gap-1.5 font-medium text-warning">
          <CalendarOff aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
          <span className="min-w-0 break-words">{closedSchool}</span>
        </span>
      )}
      <Overlap names={overlapsWith} />
      {session.meeting && (
        <span className="col-span-2 col-start-2 break-words text-ink-muted">
          {session.meeting.sessions.map(({ clientId }) => clientName(clientId)).join(', ')}
        </span>
      )}
      {!session.meeting && session.notes && (
        <span className="col-span-2 col-start-2 line-clamp-3 whitespace-pre-line break-words text-ink-muted">
          {session.notes}
        </span>
      )}
    </Link>
  );
}

interface TimeRowProps extends RowProps {
  entry: TimeEntry;
  onEdit: (entry: TimeEntry) => void;
}

function TimeRow({ entry, name, overlapsWith, onEdit }: TimeRowProps) {
  const timeZone = useTimeZone();
  return (
    <button type="button" onClick={() => onEdit(entry)} className={rowStyles}>
      <span className="text-ink-muted tabular-nums">{formatTime(entry.date, timeZone)}</span>
      <span className="col-span-2 break-words">{name}</span>
      <span className="col-span-2 col-start-2 text-ink-muted">
        {`Time without a child · ${entry.duration} min`}
      </span>
      <Overlap names={overlapsWith} />
      {entry.note && <span className="col-span-2 col-start-2 break-words text-ink-muted">{entry.note}</span>}
    </button>
  );
}

function Overlap({ names }: { names: readonly string[] }) {
  if (names.length === 0) return null;
  return (
    <span className="col-span-2 col-start-2 flex items-start gap-1.5 font-medium text-warning">
      <TriangleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 break-words">{overlapText(names)}</span>
    </span>
  );
}
