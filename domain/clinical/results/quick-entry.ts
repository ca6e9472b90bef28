import { attainmentNumber } from '#domain/clinical/goals/criterion.ts';
import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { offeredLevels } from './marks.ts';
import { notUnderstood, plainText, type QuickEntry, understood } from './quick-entry-result.ts';
import { quickMarks } from './quick-marks.ts';
import { quickTimes } from './quick-times.ts';
import { HIGHEST_COUNT, MOST_MINUTES, type Recorded } from './recorded.ts';

/**
 * Parses a line typed for one goal: "4i3v1x", "7/10 v", "12:30", "6". For any input it returns what it
 * understood and, for the rest, a message. `before` is what is recorded already.
 */
export function quickEntry(goal: Measuring, before: Recorded, typed: string): QuickEntry {
  const text = plainText(typed);
  if (text === '') return understood({});
  switch (goal.measure) {
    case 'trials':
    case 'opportunities':
      return quickMarks(goal, before.marks ?? [], text);
    case 'cue':
      return quickCue(goal, text);
    case 'duration':
      return quickTimes(before.seconds ?? [], text);
    case 'frequency':
      return quickCount(text);
    case 'rating':
      return quickRating(text, (goal.labels?.length ?? 0) - 1);
    case 'gas':
      return quickAttainment(text);
  }
}

function quickCue(goal: Measuring, text: string): QuickEntry {
  const levels = offeredLevels(goal);
  const cue = levels.find((level) => level.toLowerCase() === text);
  if (cue) return understood({ cue });
  return notUnderstood(text, `Write the help that was needed: ${levels.join(', ')}`);
}

function quickCount(text: string): QuickEntry {
  const [, count, minutes] = /^(\d+)(?: ?(?:in|\/) ?(\d+) ?(?:m|mins?|minutes)?)?$/.exec(text) ?? [];
  if (count === undefined)
    return notUnderstood(text, 'Write the count, such as 6, or 6 in 30m with its minutes');
  if (Number(count) > HIGHEST_COUNT) return notUnderstood(text, `The count is at most ${HIGHEST_COUNT}`);
  if (minutes === undefined) return understood({ count: Number(count) });
  const isPossible = Number(minutes) >= 1 && Number(minutes) <= MOST_MINUTES;
  return isPossible
    ? understood({ count: Number(count), minutes: Number(minutes) })
    : notUnderstood(text, `The minutes are 1 to ${MOST_MINUTES.toLocaleString('en-US')}`);
}

function quickRating(text: string, highest: number): QuickEntry {
  const rating = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return rating <= highest
    ? understood({ rating })
    : notUnderstood(text, `Write a step of the rubric, from 0 to ${highest}`);
}

function quickAttainment(text: string): QuickEntry {
  if (/^[+-]?[0-2]$/.test(text)) return understood({ rating: Number(text) + 0 });
  return notUnderstood(text, `Write a step from ${attainmentNumber(-2)} to ${attainmentNumber(2)}`);
}
