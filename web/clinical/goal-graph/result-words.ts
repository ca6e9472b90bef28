import type { SessionResult } from '#domain/clinical/goal-progress/session-result.ts';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import { targetLevel } from '#domain/clinical/goals/criterion.ts';
import { dataLine } from '#domain/clinical/results/data-line.ts';
import { phaseLabels } from '#domain/clinical/results/marks.ts';
import { plausibleRange } from '#domain/clinical/results/plausible-range.ts';
import { formatDay } from '#domain/platform/dates.ts';

/** The value of a session with what it is of: "80%", "4 of 5", "Verbal". */
export function valueWordsOf({ goal, value }: SessionResult): string | undefined {
  return value === undefined ? undefined : valueText(goal, value);
}

/** Of trials and opportunities: "4 of 5 with no more than verbal cues", "4 of 5 independent". */
export function shareWords({ goal, share }: SessionResult): string | undefined {
  if (share === undefined || share.all === 0) return undefined;
  const level = targetLevel(goal);
  const help = !level || level.key === 'I' ? 'independent' : `with no more than ${level.support}`;
  return `${share.part} of ${share.all} ${help}`;
}

/** Roughly where the child's share lies, by the trials of this session alone: "49–94%". */
export function rangeWords({ share }: SessionResult): string | undefined {
  const range = share && plausibleRange(share);
  return range && `${range.low}–${range.high}%`;
}

/** One result in a sentence, for those who hear the graph. */
export function spokenResult(result: SessionResult): string {
  const { on, goal, recorded, isSigned } = result;
  const range = rangeWords(result);
  return [
    formatDay(on),
    phaseLabels[recorded.phase],
    shareWords(result) ? `${valueWordsOf(result)} at criterion` : valueWordsOf(result),
    dataLine(goal, recorded),
    range && `roughly ${range}`,
    recorded.comment,
    !isSigned && 'not signed',
  ]
    .filter(Boolean)
    .join(', ');
}
