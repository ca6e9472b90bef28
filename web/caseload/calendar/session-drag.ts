import { DURATION_STEP_MINUTES } from '#domain/caseload/sessions/session-words.ts';
import { MINIMUM_DURATION_MINUTES } from '#domain/people/practice/default-practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import { blockKey } from './calendar-blocks.ts';
import { MINUTES_A_DAY, type PlacedBlock } from './week-grid.ts';

/** The position of a block while it is moved. */
export interface SessionDraft {
  /** The block's key. */
  key: string;
  day: Day;
  start: number;
  duration: number;
}

/** Returns the draft of a block that has not moved yet. */
export function draftOf({ block, day, start, duration }: PlacedBlock): SessionDraft {
  return { key: blockKey(block), day, start, duration };
}

/** Moves a draft by days, within the visible days. */
export function moveDraftByDays(draft: SessionDraft, days: number, shownDays: readonly Day[]): SessionDraft {
  const column = clamp(shownDays.indexOf(draft.day) + days, 0, shownDays.length - 1);
  return { ...draft, day: shownDays[column] ?? draft.day };
}

/** Moves a draft by minutes, rounded to quarter hours, within its day. */
export function moveDraft(draft: SessionDraft, minutes: number): SessionDraft {
  const latest = Math.max(0, MINUTES_A_DAY - draft.duration);
  const start = minutes === 0 ? draft.start : clamp(roundUpToStep(draft.start + minutes), 0, latest);
  return { ...draft, start };
}

/** Moves the end of a draft by minutes, down to the minimum length. */
export function resizeDraft(draft: SessionDraft, minutes: number): SessionDraft {
  const longest = Math.max(MINIMUM_DURATION_MINUTES, MINUTES_A_DAY - draft.start);
  const duration = clamp(roundUpToStep(draft.duration + minutes), MINIMUM_DURATION_MINUTES, longest);
  return { ...draft, duration };
}

/** Returns whether the draft differs from the block. */
export function isMoved(draft: SessionDraft, { day, start, duration }: PlacedBlock): boolean {
  return draft.day !== day || draft.start !== start || draft.duration !== duration;
}

function roundUpToStep(minutes: number): number {
  return Math.round(minutes / DURATION_STEP_MINUTES) * DURATION_STEP_MINUTES;
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
