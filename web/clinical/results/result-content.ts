import type { GoalStatus } from '#domain/clinical/goals/goal-status.ts';
import type { GoalResult, GoalResultForm } from '#domain/clinical/results/goal-result.ts';
import { type Phase, usualPhase } from '#domain/clinical/results/marks.ts';
import { isEmptyResult } from '#domain/clinical/results/pad-keys.ts';
import { nothingRecorded, type Recorded } from '#domain/clinical/results/recorded.ts';
import type { OnServer } from '#web/platform/drafts/autosave.ts';
import { hasShapeOf } from '#web/platform/drafts/same-shape.ts';

/** What a pad holds of a goal. */
export interface ResultContent {
  recorded: Recorded;
  phase: Phase;
  comment: string;
}

/** A result as the pad of its goal shows it; without one, an empty pad. */
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

/** What is sent of a pad; undefined for one that holds nothing, which the server does not keep. */
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
    // Minutes in which nothing was counted say nothing.
    minutes: count === null ? null : minutes,
    rating,
    comment: text,
  };
}

/** Whether two pads would be kept alike. */
export function isSameContent(one: ResultContent, other: ResultContent): boolean {
  return JSON.stringify(formOf(one)) === JSON.stringify(formOf(other));
}

const shape: ResultContent = { recorded: nothingRecorded, phase: 'teaching', comment: '' };

/** Whether something that was kept on the device is what a pad holds; the server looks at it closely when it is saved. */
export function isResultContent(kept: unknown): kept is ResultContent {
  if (typeof kept !== 'object' || kept === null || !('recorded' in kept)) return false;
  const { recorded } = kept;
  if (typeof recorded !== 'object' || recorded === null) return false;
  const isList = (value: unknown) => value === null || Array.isArray(value);
  if (!('marks' in recorded && isList(recorded.marks) && 'seconds' in recorded && isList(recorded.seconds)))
    return false;
  return hasShapeOf({ ...kept, recorded: { ...recorded, marks: null, seconds: null } }, shape);
}
