import { countText } from '#domain/clinical/goals/count-text.ts';
import { attainmentNumber, targetLevel, timeText } from '#domain/clinical/goals/criterion.ts';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { type LadderKey, levelOf } from '#domain/people/practice/ladders.ts';
import { criterionShare, independentShare, percentOf, type Share } from './percent.ts';
import type { Recorded } from './recorded.ts';
import { sessionValue, timesPerHour } from './session-value.ts';
import { supportScore } from './support-score.ts';

/**
 * Returns a goal's result in a session as a sentence without a period: "4 of 10 trials independent (40%), 7
 * of 10 with no more than verbal cues; support score 62 (our index, 0–100)". Returns undefined if nothing was
 * recorded.
 */
export function dataLine(goal: Measuring, recorded: Recorded): string | undefined {
  const value = sessionValue(goal, recorded);
  switch (goal.measure) {
    case 'trials':
    case 'opportunities':
      return value === undefined || goal.ladder === null
        ? undefined
        : trialsLine(goal, goal.ladder, recorded);
    case 'cue':
      return levelLine(goal, recorded);
    case 'duration':
      return value === undefined ? undefined : durationLine(goal, value);
    case 'frequency':
      return frequencyLine(goal, recorded);
    case 'rating':
      return value === undefined ? undefined : `${value} on the ${goal.unit}`;
    case 'gas':
      return value === undefined
        ? undefined
        : `${attainmentNumber(value)}: ${goal.labels?.[value + 2] ?? ''}`;
  }
}

function trialsLine(goal: Measuring, ladder: LadderKey, { marks }: Recorded): string {
  const what = goal.steps ? 'steps' : goal.measure;
  const independent = independentShare(marks ?? []);
  const parts = [`${shareText(independent)} ${what} independent (${percentOf(independent)}%)`];
  const allowed = goal.targetCue !== 'I' ? targetLevel(goal) : undefined;
  if (allowed) {
    const share = criterionShare(marks ?? [], ladder, allowed.key);
    parts.push(`${shareText(share)} with no more than ${allowed.support}`);
  }
  return `${parts.join(', ')}; support score ${supportScore(marks ?? [], ladder)} (our index, 0–100)`;
}

function shareText({ part, all }: Share): string {
  return `${part} of ${all}`;
}

function levelLine({ ladder, levelNames }: Measuring, { cue }: Recorded): string | undefined {
  return ladder === null || cue === null ? undefined : levelOf(ladder, cue, levelNames)?.label;
}

function durationLine({ statistic, target }: Measuring, value: number): string {
  return `${statistic ?? 'longest'} ${timeText(Math.round(value))} (target ${timeText(target)})`;
}

function frequencyLine({ unit }: Measuring, recorded: Recorded): string | undefined {
  const { count, minutes } = recorded;
  if (count === null) return undefined;
  const perHour = timesPerHour(recorded);
  const inAnHour = perHour === undefined ? '' : ` in ${minutes} min (${Math.round(perHour)} per hour)`;
  return `${countText(count, unit ?? '')}${inAnHour}`;
}
