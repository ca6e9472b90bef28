import { levelOf, levelsOf } from '#domain/people/practice/ladders.ts';
import { countedWords } from './counted-words.ts';
import { attainmentLabels, type GoalStatistic, type Measuring } from './measures.ts';

/** A goal as far as its criterion goes. */
export interface Criterion extends Measuring {
  sessionsInARow: number;
}

/**
 * The criterion of a goal read back as a sentence without its full stop: "80% with no more than verbal cues, 3 sessions
 * in a row, at least 5 trials". What is not chosen yet reads as "…".
 */
export function criterionSentence(goal: Criterion): string {
  const { measure, sessionsInARow, minimumTrials } = goal;
  const inARow = sessionsInARow > 1 && `${sessionsInARow} sessions in a row`;
  const atLeast =
    measure === 'trials' && minimumTrials !== null && minimumTrials > 1 && `at least ${minimumTrials} trials`;
  return [targetWords(goal), inARow, atLeast].filter(Boolean).join(', ');
}

function targetWords(goal: Criterion): string {
  const { measure, target, targetCue, steps, unit, direction, statistic } = goal;
  const number = target ?? '…';
  switch (measure) {
    case 'trials': {
      const ofSteps = steps === null ? '' : ' of the steps';
      const help = helpWords(goal);
      return `${number}%${ofSteps} ${help}`;
    }
    case 'opportunities': {
      const all = steps?.length ?? goal.opportunities ?? '…';
      return `${number} of ${all} ${steps === null ? 'opportunities' : 'steps'}, ${helpWords(goal)}`;
    }
    case 'cue':
      return targetCue === 'I' ? 'independent' : `no more than ${targetLevel(goal)?.one ?? '…'}`;
    case 'duration':
      // A time that is to fall may be the time to begin as well as the time to finish.
      return `${direction === 'down' ? 'within' : 'stays'} ${timeWords(target)}${figureWords(statistic)}`;
    case 'frequency':
      return `at ${direction === 'up' ? 'least' : 'most'} ${timesWords(target, unit)}${figureWords(statistic)}`;
    case 'rating':
      return `${number} on the ${unit ?? '…'}`;
    case 'gas':
      return target === null ? '…' : `${attainmentNumber(target)}, ${attainmentWords(target)}`;
  }
}

/** "with no more than verbal cues", or "independent". */
function helpWords(goal: Measuring): string {
  if (goal.targetCue === 'I') return 'independent';
  return `with no more than ${targetLevel(goal)?.support ?? '…'}`;
}

/** The most help with which it still counts, as the practice calls it. */
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

function figureWords(statistic: GoalStatistic | null): string {
  return statistic === null ? '' : figures[statistic];
}

function timesWords(times: number | null, unit: string | null): string {
  return times === null ? `… ${unit ?? '…'}` : countedWords(times, unit ?? '…');
}

/** A time in seconds: "10 min", "1 min 30 s", "45 s". */
export function timeWords(seconds: number | null): string {
  if (seconds === null) return '…';
  const [minutes, rest] = [Math.floor(seconds / 60), seconds % 60];
  const words = [minutes > 0 && `${minutes} min`, (rest > 0 || minutes === 0) && `${rest} s`];
  return words.filter(Boolean).join(' ');
}

/** A step of goal attainment with its sign: "−2", "0", "+1". */
export function attainmentNumber(step: number): string {
  if (step === 0) return '0';
  return step > 0 ? `+${step}` : `−${-step}`;
}

function attainmentWords(step: number): string {
  return step === 0 ? 'the expected level' : (attainmentLabels[step + 2] ?? '…').toLowerCase();
}

/** A value of a goal with what it stands for: "40%", "3 of 5", "2 min", "a verbal cue", "+1". */
export function valueWords(goal: Measuring, value: number): string {
  const { measure, opportunities, ladder, unit, statistic } = goal;
  switch (measure) {
    case 'trials':
      return `${value}%`;
    case 'opportunities':
      return `${value} of ${opportunities}`;
    case 'cue':
      return ladder === null ? '…' : (levelsOf(ladder, goal.levelNames)[value]?.label ?? '…').toLowerCase();
    case 'duration':
      return timeWords(value);
    case 'frequency':
      return `${timesWords(value, unit)}${figureWords(statistic)}`;
    case 'rating':
      return `${value} on the ${unit}`;
    case 'gas':
      return attainmentNumber(value);
  }
}
