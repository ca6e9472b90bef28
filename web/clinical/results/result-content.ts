import type { GoalStatus } from '#domain/clinical/goals/goal-status.ts';
import type { GoalResult, GoalResultForm } from '#domain/clinical/results/goal-result.ts';
import { type Phase, usualPhase } from '#domain/clinical/results/marks.ts';
import { isEmptyResult } from '#domain/clinical/results/pad-keys.ts';
import { nothingRecorded, type Recorded } from '#domain/clinical/results/recorded.ts';
import type { OnServer } from '#web/platform/drafts/autosave.ts';
import { hasShapeOf } from '#web/platform/drafts/same-shape.ts';

/** The content of a goal's pad. */
export interface ResultContent {
  recorded: Recorded;
  phase: Phase;
  comment: string;
}

/** Returns a result as pad content; an empty pad without one. */
export function contentOf(
  result: GoalResult | undefined,
  { status }: { status: GoalStatus },
): OnServer<ResultContent> {
  if (!result) {
    const content = { recorded: nothingRecorded, phase: usualPhase(status), comment: '' };
    return { content, updatedAt: null };
  }
  const { marks, cue, seconds, count, minutes, rating, phase, comment, updatedAt } = result;
  const recorded = { marks, cue, seconds, count, minutes, rating };
  return { content: { recorded, phase, comment: comment ?? '' }, updatedAt };
}

/** Returns the form to send; undefined for an empty pad, which the server does not store. */
export function formOf({ recorded, phase, comment }: ResultContent): GoalResultForm | undefined {
  const text = comment.trim() || null;
  if (isEmptyResult(recorded) && text === null) return undefined;
  const { marks, seconds, minutes, count, cue, rating } = recorded;
  return {
    phase,
    marks: marks?.some((mark) => mark !== null) ? [...marks] : null,
    cue,
    seconds: seconds && seconds.length > 0 ? [...seconds] : null,
    count,
    // Minutes without a count are dropped.
    minutes: count === null ? null : minutes,
    rating,
    comment: text,
  };
}

/** Returns whether two pads would be saved the same. */
export function isSameContent(one: ResultContent, other: ResultContent): boolean {
  return JSON.stringify(formOf(one)) === JSON.stringify(formOf(other));
}

const shape: ResultContent = { recorded: nothingRecorded, phase: 'teaching', comment: '' };

/** Returns whether a draft from the device has the shape of pad content; the server validates it fully. */
export function isResultContent(draft: unknown): draft is ResultContent {
  if (typeof draft !== 'object' || draft === null || !('recorded' in draft)) return false;
  const { recorded } = draft;
  if (typeof recorded !== 'object' || recorded === null) return false;
  const isList = (value: unknown) => value === null || Array.isArray(value);
  if (!('marks' in recorded && isList(recorded.marks) && 'seconds' in recorded && isList(recorded.seconds)))
    return false;
  return hasShapeOf({ ...draft, recorded: { ...recorded, marks: null, seconds: null } }, shape);
}
