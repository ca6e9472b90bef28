import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { GoalDomain } from '#domain/clinical/goals/goal-domains.ts';
import { countedMarks, type Mark, rankOfMark } from '#domain/clinical/results/marks.ts';
import { isEmptyResult } from '#domain/clinical/results/pad-keys.ts';
import { independentShare, percentOf } from '#domain/clinical/results/percent.ts';
import type { Recorded } from '#domain/clinical/results/recorded.ts';
import { type LadderKey, type LevelNames, levelKeys, levelOf } from '#domain/people/practice/ladders.ts';
import type { Instant } from '#domain/platform/dates.ts';
import type { PersonName } from '#domain/platform/names.ts';
import type { PhraseFacts } from './fill-phrase.ts';

/** The result of a goal in a session, and when it was last changed. */
export interface NotedResult extends Recorded {
  goalId: number;
  updatedAt: Instant;
}

/** The data of a note that can fill a phrase. */
export interface NoteOfChild {
  /** The note's child; undefined until it is loaded. Notes have the first name, even while the screen shows initials. */
  child: Pick<PersonName, 'firstName'> | undefined;
  /** The child's goals. */
  goals: readonly Goal[];
  /** The results of the note's session. */
  results: readonly NotedResult[];
}

/**
 * Returns the values for a phrase's placeholders. The goal is the one recorded last in this session; for a
 * phrase with a domain, the last one of that domain, so that figures never come from another goal. The
 * percentage is that of independent trials; the cue is the level of help given most often.
 */
export function factsFor({ domain }: { domain?: GoalDomain }, note: NoteOfChild): PhraseFacts {
  const child = note.child?.firstName;
  const recorded = lastRecorded(note, domain);
  if (recorded === undefined) return { child };
  const { goal, result } = recorded;
  const percent = percentOf(independentShare(result.marks ?? []));
  return {
    child,
    goal: goal.name,
    percent: percent === undefined ? undefined : `${percent}%`,
    cue: goal.ladder === null ? undefined : cueText(goal.ladder, result, goal.levelNames),
  };
}

function lastRecorded({ goals, results }: NoteOfChild, domain: GoalDomain | undefined) {
  const found = results.flatMap((result) => {
    const goal = goals.find(({ id }) => id === result.goalId);
    const isMeant = goal && (domain === undefined || goal.domain === domain) && !isEmptyResult(result);
    return isMeant ? [{ goal, result }] : [];
  });
  return found
    .toSorted((a, b) => a.result.updatedAt.localeCompare(b.result.updatedAt) || a.goal.id - b.goal.id)
    .at(-1);
}

/** Returns "verbal cues", or "no help" if every mark is independent; undefined if no help is known. */
function cueText(
  ladder: LadderKey,
  { marks, cue }: Recorded,
  names: LevelNames | undefined,
): string | undefined {
  const level = cue ?? mostGiven(ladder, countedMarks(marks ?? []));
  return level === undefined ? undefined : levelOf(ladder, level, names)?.support;
}

// Of two levels given equally often, returns the one with more help, so that a note never understates it.
function mostGiven(ladder: LadderKey, marks: readonly Mark[]) {
  if (marks.length > 0 && marks.every((mark) => mark === 'I')) return 'I';
  const times = (level: Mark) => marks.filter((mark) => mark === level).length;
  const given = levelKeys.filter((level) => level !== 'I' && times(level) > 0);
  return given.toSorted((a, b) => times(b) - times(a) || rankOfMark(ladder, b) - rankOfMark(ladder, a))[0];
}
