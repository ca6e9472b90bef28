import type { SessionResult } from '#domain/clinical/goal-progress/session-result.ts';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import { targetLevel } from '#domain/clinical/goals/criterion.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import { phaseLabels } from '#domain/clinical/results/marks.ts';
import { plausibleRange } from '#domain/clinical/results/plausible-range.ts';
import { formatDay } from '#domain/platform/dates.ts';

/** Returns a session's value as text: "80%", "4 of 5", "Verbal". */
export function sessionValueText({ goal, value }: SessionResult): string | undefined {
  return value === undefined ? undefined : valueText(goal, value);
}

/**
 * Returns the share for trials and opportunities: "4 of 5 with no more than verbal cues", "4 of 5
 * independent".
 */
export function shareText({ goal, share }: SessionResult): string | undefined {
  if (share === undefined || share.all === 0) return undefined;
  const level = targetLevel(goal);
  const help = !level || level.key === 'I' ? 'independent' : `with no more than ${level.support}`;
  return `${share.part} of ${share.all} ${help}`;
}

/** Returns the approximate range of the child's share, from this session's trials alone: "49–94%". */
export function rangeText({ share }: SessionResult): string | undefined {
  const range = share && plausibleRange(share);
  return range && `${range.low}–${range.high}%`;
}

/** Returns a result as a sentence for screen readers. */
export function spokenResult(result: SessionResult): string {
  const { on, goal, recorded, isSigned } = result;
  const range = rangeText(result);
  return [
    formatDay(on),
    phaseLabels[recorded.phase],
    shareText(result) ? `${sessionValueText(result)} at criterion` : sessionValueText(result),
    dataLine(goal, recorded),
    range && `roughly ${range}`,
    recorded.comment,
    !isSigned && 'not signed',
  ]
    .filter(Boolean)
    .join(', ');
}
