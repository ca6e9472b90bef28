import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionsByDay } from '#domain/caseload/sessions/session-days.ts';
import { byTime } from '#domain/caseload/sessions/session-order.ts';
import { type TimeEntry, timeKindLabels } from '#domain/caseload/time-entries/time-entry.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';
import { type SessionBlock, sessionBlocks, useBlockName } from '#web/caseload/groups/session-blocks.ts';

/** A block of the calendar: a session, a meeting of a group, or time without a child. */
export type CalendarBlock = SessionBlock | TimeEntry;

export function isTimeEntry(block: CalendarBlock): block is TimeEntry {
  return 'kind' in block;
}

/** Returns a block's key among all blocks: sessions and other time are numbered by themselves. */
export function blockKey(block: CalendarBlock): string {
  return `${isTimeEntry(block) ? 'time' : 'session'}-${block.id}`;
}

/** The sessions and the time without a child of some days. */
export interface CalendarRecords {
  sessions: readonly Session[];
  timeEntries: readonly TimeEntry[];
}

/** Returns the blocks of the days from `first` to `last`, both included, by day and time. */
export function calendarBlocks(
  { sessions, timeEntries }: CalendarRecords,
  first: Day,
  last: Day,
  timeZone: TimeZone,
): CalendarBlock[] {
  const listed = <Listed extends Session | TimeEntry>(all: readonly Listed[]) =>
    [...sessionsByDay(all, first, last, timeZone).values()].flat();
  return [...sessionBlocks(listed(sessions)), ...listed(timeEntries)].sort(byTime);
}

/** Returns a function that returns a block's name: the child's, the group's, or the kind of time. */
export function useCalendarBlockName(): (block: CalendarBlock) => string {
  const blockName = useBlockName();
  return (block) => (isTimeEntry(block) ? timeKindLabels[block.kind] : blockName(block));
}
