import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalDomain } from '#domain/clinical/goals/goal-words.ts';
import { countedMarks, type Mark, rankOfMark } from '#domain/clinical/results/marks.ts';
import { isNothing } from '#domain/clinical/results/pad-keys.ts';
import { independentShare, percentOf } from '#domain/clinical/results/percent.ts';
import type { Recorded } from '#domain/clinical/results/recorded.ts';
import { type LadderKey, type LevelNames, levelKeys, levelOf } from '#domain/people/practice/ladders.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { PhraseFacts } from './fill-phrase.ts';

/** What was recorded of a goal in a session, and when that was last. */
export interface NotedResult extends Recorded {
  goalId: number;
  updatedAt: Instant;
}

/** What a note holds that a phrase can be filled with. */
export interface NoteOfChild {
  /** The first name of the child whose note it is; undefined until it is known. */
  child: string | undefined;
  /** The child's goals. */
  goals: readonly Goal[];
  /** What was recorded in the note's session. */
  results: readonly NotedResult[];
}

/**
 * What a note knows of the placeholders of a phrase. The goal is the one that was recorded last in this session; for a
 * phrase of a domain, the last one of that domain, so that no figure of another goal stands in it. The percentage is that
 * of independent trials, the cue the help that was given most often.
 */
export function factsFor({ domain }: { domain?: GoalDomain }, note: NoteOfChild): PhraseFacts {
  const { child } = note;
  const recorded = lastRecorded(note, domain);
  if (recorded === undefined) return { child };
  const { goal, result } = recorded;
  const percent = percentOf(independentShare(result.marks ?? []));
  return {
    child,
    goal: goal.name,
    percent: percent === undefined ? undefined : `${percent}%`,
    cue: goal.ladder === null ? undefined : cueWords(goal.ladder, result, goal.levelNames),
  };
}

function lastRecorded({ goals, results }: NoteOfChild, domain: GoalDomain | undefined) {
  const found = results.flatMap((result) => {
    const goal = goals.find(({ id }) => id === result.goalId);
    const isMeant = goal && (domain === undefined || goal.domain === domain) && !isNothing(result);
    return isMeant ? [{ goal, result }] : [];
  });
  return found
    .toSorted((a, b) => a.result.updatedAt.localeCompare(b.result.updatedAt) || a.goal.id - b.goal.id)
    .at(-1);
}

/** "verbal cues", or "no help" where every mark is independent. Undefined where no help is known. */
function cueWords(
  ladder: LadderKey,
  { marks, cue }: Recorded,
  names: LevelNames | undefined,
): string | undefined {
  const level = cue ?? mostGiven(ladder, countedMarks(marks ?? []));
  return level === undefined ? undefined : levelOf(ladder, level, names)?.support;
}

// Of two that were given equally often, the one that is more help: a note does not make it less.
function mostGiven(ladder: LadderKey, marks: readonly Mark[]) {
  if (marks.length > 0 && marks.every((mark) => mark === 'I')) return 'I';
  const times = (level: Mark) => marks.filter((mark) => mark === level).length;
  const given = levelKeys.filter((level) => level !== 'I' && times(level) > 0);
  return given.toSorted((a, b) => times(b) - times(a) || rankOfMark(ladder, b) - rankOfMark(ladder, a))[0];
}
