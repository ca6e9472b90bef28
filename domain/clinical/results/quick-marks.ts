import type { Measuring } from '#domain/clinical/goals/measures.ts';
import { type LadderKey, type LevelKey, ladders, levelOf } from '#domain/people/practice/ladders.ts';
import { type Mark, type MarkKey, markKeys, offeredLevels } from './marks.ts';
import { notUnderstood, type QuickEntry } from './quick-entry-result.ts';
import { MOST_MARKS } from './recorded.ts';
import { roomForMarks } from './trial-marks.ts';

/** Several trials with the same mark. */
interface Run {
  times: number;
  mark: MarkKey;
}

/**
 * Parses typed marks: letters with a count ("4i3v1x"), or a fraction ("7/10 v") whose remaining trials were
 * not successful. A fraction without a level uses the help that the goal allows.
 */
export function quickMarks(goal: Measuring, before: readonly Mark[], text: string): QuickEntry {
  if (goal.ladder === null) return notUnderstood(text, 'This goal has no levels of help');
  const marks: MarkKey[] = [];
  let rest = text;
  while (rest !== '') {
    const part = nextPart(goal.ladder, rest);
    rest = rest.slice(part.length).trimStart();
    const runs = fractionRuns(goal, goal.ladder, part) ?? letterRuns(goal.ladder, part);
    const fault = runs === undefined ? formatHint(goal) : runsFault(goal, runs);
    if (runs === undefined || fault !== undefined) return notUnderstood(part, fault ?? '', { marks });
    const times = runs.reduce((sum, run) => sum + run.times, 0);
    if (times > roomForMarks(goal, before) - marks.length)
      return notUnderstood(part, noRoomMessage(goal), { marks });
    marks.push(...runs.flatMap((run) => Array<MarkKey>(run.times).fill(run.mark)));
  }
  return { understood: { marks }, fault: undefined };
}

/** Returns the first unit of a text: a fraction with its level, or letters with their counts. */
function nextPart(ladder: LadderKey, text: string): string {
  const fraction = new RegExp(`^\\d+ ?/ ?\\d+(?: ?(?:${keysOf(ladder)})(?![a-z]))?`).exec(text);
  const letters = /^(?:\d+ (?=[a-z]))?[^ ]+/.exec(text);
  return fraction?.[0] ?? letters?.[0] ?? text;
}

function fractionRuns({ targetCue }: Measuring, ladder: LadderKey, part: string): Run[] | undefined {
  const [, count, all, key] = /^(\d+) ?\/ ?(\d+) ?([a-z]*)$/.exec(part) ?? [];
  const mark = key ? markFrom(ladder, key) : (targetCue ?? 'I');
  const missed = Number(all) - Number(count);
  if (mark === undefined || !(missed >= 0)) return undefined;
  return [
    { times: Number(count), mark },
    { times: missed, mark: 'X' },
  ];
}

function letterRuns(ladder: LadderKey, part: string): Run[] | undefined {
  const keys = keysOf(ladder);
  if (!new RegExp(`^(?:\\d* ?(?:${keys}))+$`).test(part)) return undefined;
  return Array.from(part.matchAll(new RegExp(`(\\d*) ?(${keys})`, 'g')), ([, times, key]) => ({
    times: times ? Number(times) : 1,
    mark: markFrom(ladder, key ?? '') ?? 'X',
  }));
}

/** Returns a ladder's letters and X as a pattern in which "vi" comes before "v". */
function keysOf(ladder: LadderKey): string {
  const keys = [...ladders[ladder].levels.map(({ key }) => key.toLowerCase()), 'x'];
  return keys.toSorted((a, b) => b.length - a.length).join('|');
}

function markFrom(ladder: LadderKey, key: string): MarkKey | undefined {
  const mark = markKeys.find((known) => known.toLowerCase() === key);
  return mark === 'X' || (mark && levelOf(ladder, mark)) ? mark : undefined;
}

function runsFault(goal: Measuring, runs: readonly Run[]): string | undefined {
  const hidden = runs.find(({ mark }) => mark !== 'X' && goal.hiddenLevels.includes(mark));
  return hidden && `This goal does not offer the level ${hidden.mark}`;
}

function noRoomMessage({ opportunities }: Measuring): string {
  return opportunities === null
    ? `A session has room for ${MOST_MARKS} marks`
    : `This goal has ${opportunities} opportunities in a session`;
}

function formatHint(goal: Measuring): string {
  const example = exampleLevel(goal).toLowerCase();
  return `Write letters with their numbers, such as 4i 3${example} 1x, or 7/10 ${example}`;
}

function exampleLevel(goal: Measuring): LevelKey {
  const { targetCue } = goal;
  if (targetCue !== null && targetCue !== 'I') return targetCue;
  return offeredLevels(goal)[1] ?? 'I';
}
