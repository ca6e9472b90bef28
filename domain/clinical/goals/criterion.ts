import { levelOf, levelsOf } from '#domain/people/practice/ladders.ts';
import { countText } from './count-text.ts';
import { attainmentLabels, type GoalStatistic, type Measuring } from './measures.ts';

/** The fields of a goal that its criterion depends on. */
export interface Criterion extends Measuring {
  sessionsInARow: number;
}

/**
 * Returns a goal's criterion as a sentence without a period: "80% with no more than verbal cues, 3 sessions
 * in a row, at least 5 trials". Missing choices read "…".
 */
export function criterionSentence(goal: Criterion): string {
  const { measure, sessionsInARow, minimumTrials } = goal;
  const inARow = sessionsInARow > 1 && `${sessionsInARow} sessions in a row`;
  const atLeast =
    measure === 'trials' && minimumTrials !== null && minimumTrials > 1 && `at least ${minimumTrials} trials`;
  return [targetText(goal), inARow, atLeast].filter(Boolean).join(', ');
}

function targetText(goal: Criterion): string {
  const { measure, target, targetCue, steps, unit, direction, statistic } = goal;
  const number = target ?? '…';
  switch (measure) {
    case 'trials': {
      const ofSteps = steps === null ? '' : ' of the steps';
      const help = helpText(goal);
      return `${number}%${ofSteps} ${help}`;
    }
    case 'opportunities': {
      const all = steps?.length ?? goal.opportunities ?? '…';
      return `${number} of ${all} ${steps === null ? 'opportunities' : 'steps'}, ${helpText(goal)}`;
    }
    case 'cue':
      return targetCue === 'I' ? 'independent' : `no more than ${targetLevel(goal)?.one ?? '…'}`;
    case 'duration':
      // A time that should decrease can be a time to start or a time to finish.
      return `${direction === 'down' ? 'within' : 'stays'} ${timeText(target)}${figureText(statistic)}`;
    case 'frequency':
      return `at ${direction === 'up' ? 'least' : 'most'} ${timesText(target, unit)}${figureText(statistic)}`;
    case 'rating':
      return `${number} on the ${unit ?? '…'}`;
    case 'gas':
      return target === null ? '…' : `${attainmentNumber(target)}, ${attainmentText(target)}`;
  }
}

/** Returns "with no more than verbal cues" or "independent". */
function helpText(goal: Measuring): string {
  if (goal.targetCue === 'I') return 'independent';
  return `with no more than ${targetLevel(goal)?.support ?? '…'}`;
}

/** Returns the most help that still counts, with the practice's name of the level. */
export function targetLevel({ ladder, targetCue, levelNames }: Measuring) {
  return ladder === null || targetCue === null ? undefined : levelOf(ladder, targetCue, levelNames);
}

const figures: Record<GoalStatistic, string> = {
  longest: '',
  median: ' (median)',
  total: ' in total',
  count: ' in a session',
  'per-hour': ' per hour',
};

function figureText(statistic: GoalStatistic | null): string {
  return statistic === null ? '' : figures[statistic];
}

function timesText(times: number | null, unit: string | null): string {
  return times === null ? `… ${unit ?? '…'}` : countText(times, unit ?? '…');
}

/** Returns a time in seconds as text: "10 min", "1 min 30 s", "45 s". */
export function timeText(seconds: number | null): string {
  if (seconds === null) return '…';
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const words = [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`];
  return words.filter(Boolean).join(' ');
}

/** Returns a goal attainment step with its sign: "−2", "0", "+1". */
export function attainmentNumber(step: number): string {
  if (step === 0) return '0';
  return step > 0 ? `+${step}` : `−${-step}`;
}

function attainmentText(step: number): string {
  return step === 0 ? 'the expected level' : (attainmentLabels[step + 2] ?? '…').toLowerCase();
}

/** Returns a goal's value with its unit: "40%", "3 of 5", "2 min", "a verbal cue", "+1". */
export function valueWithUnit(goal: Measuring, value: number): string {
  const { measure, opportunities, ladder, unit, statistic } = goal;
  switch (measure) {
    case 'trials':
      return `${value}%`;
    case 'opportunities':
      return `${value} of ${opportunities}`;
    case 'cue':
      return ladder === null ? '…' : (levelsOf(ladder, goal.levelNames)[value]?.label ?? '…').toLowerCase();
    case 'duration':
      return timeText(value);
    case 'frequency':
      return `${timesText(value, unit)}${figureText(statistic)}`;
    case 'rating':
      return `${value} on the ${unit}`;
    case 'gas':
      return attainmentNumber(value);
  }
}
