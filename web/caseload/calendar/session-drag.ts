import { DURATION_STEP_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import { MINUTES_A_DAY, type PlacedSession } from './week-grid.ts';

/** Where a session that is being moved would stand if it were let go. */
export interface SessionDraft {
  id: number;
  day: Day;
  start: number;
  duration: number;
}

/** The draft of a session that has not moved yet. */
export function draftOf({ session, day, start, duration }: PlacedSession): SessionDraft {
  return { id: session.id, day, start, duration };
}

/** The draft some days away, within the days shown. */
export function draftOnOtherDay(draft: SessionDraft, days: number, shownDays: readonly Day[]): SessionDraft {
  const column = clamp(shownDays.indexOf(draft.day) + days, 0, shownDays.length - 1);
  return { ...draft, day: shownDays[column] ?? draft.day };
}

/** The draft some minutes away, at a quarter of an hour, within its day. */
export function movedDraft(draft: SessionDraft, minutes: number): SessionDraft {
  const latest = Math.max(0, MINUTES_A_DAY - draft.duration);
  const start = minutes === 0 ? draft.start : clamp(roundUpToStep(draft.start + minutes), 0, latest);
  return { ...draft, start };
}

/** The draft with its end some minutes away, never shorter than a session may be. */
export function stretchedDraft(draft: SessionDraft, minutes: number): SessionDraft {
  const longest = Math.max(MINIMUM_DURATION_MINUTES, MINUTES_A_DAY - draft.start);
  const duration = clamp(roundUpToStep(draft.duration + minutes), MINIMUM_DURATION_MINUTES, longest);
  return { ...draft, duration };
}

/** Whether letting go changes something. */
export function isMoved(draft: SessionDraft, { day, start, duration }: PlacedSession): boolean {
  return draft.day !== day || draft.start !== start || draft.duration !== duration;
}

function roundUpToStep(minutes: number): number {
  return Math.round(minutes / DURATION_STEP_MINUTES) * DURATION_STEP_MINUTES;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
