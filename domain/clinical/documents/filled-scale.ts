import {
  levelScale,
  numbered,
  numberSteps,
  secondSteps,
  stepFor,
  type WholeScale,
} from '#domain/clinical/goal-progress/whole-scale.ts';
import { attainmentNumber, timeText } from '#domain/clinical/goals/criterion.ts';
import { type LadderKey, ladderKeys, ladders } from '#domain/people/practice/ladders.ts';
import type { FilledGoal } from './filled-document.ts';

/** Up to this many values, each one has a label next to the graph. */
const MOST_NAMED = 10;

/** Returns the full scale of a goal's graph from the data saved in a document. */
export function filledScale({ measure, scale }: Pick<FilledGoal, 'measure' | 'scale'>): WholeScale {
  const { lowest, highest } = scale;
  switch (measure) {
    case 'trials':
      return numbered(lowest, highest, 20, (value) => `${value}%`);
    case 'cue':
      return levelScale({ ladder: ladderOf(highest), levelNames: scale.levelNames });
    case 'gas':
      return numbered(lowest, highest, 1, attainmentNumber);
    case 'duration':
      return numbered(lowest, highest, stepFor(highest, secondSteps), timeText);
    default:
      return numbered(lowest, highest, highest <= MOST_NAMED ? 1 : stepFor(highest, numberSteps));
  }
}

/** Each ladder has a different number of levels. */
function ladderOf(highest: number): LadderKey | null {
  return ladderKeys.find((key) => ladders[key].levels.length - 1 === highest) ?? null;
}
