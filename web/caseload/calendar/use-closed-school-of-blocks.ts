import { useClosedSchool } from '#web/caseload/closings/use-closed-school.ts';
import { type CalendarBlock, isTimeEntry } from './calendar-blocks.ts';

/** Returns a function that says why the schools of a session, or of a meeting's sessions, are closed that day. */
export function useClosedSchoolOfBlocks(
  blocks: readonly CalendarBlock[],
): (block: CalendarBlock) => string | undefined {
  const closedSchool = useClosedSchool(blocks.flatMap(sessionsOf));
  return (block) =>
    [...new Set(sessionsOf(block).flatMap((one) => closedSchool(one) ?? []))].join(', ') || undefined;
}

function sessionsOf(block: CalendarBlock) {
  return isTimeEntry(block) ? [] : (block.meeting?.sessions ?? [block]);
}
