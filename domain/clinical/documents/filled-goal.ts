import { valuedResults } from '#domain/clinical/goal-progress/session-result.ts';
import { wholeScale } from '#domain/clinical/goal-progress/whole-scale.ts';
import { criterionSentence, valueWords } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import { statementFor } from '#domain/clinical/goals/goal-words.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { directionOf, targetValue } from '#domain/clinical/results/session-value.ts';
import { trendWords } from '#domain/clinical/results/trend.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';
import type { FilledDocument, FilledGoal } from './filled-document.ts';
import { type GoalInPeriod, goalInPeriod, lastThree, type Period } from './goal-in-period.ts';
import { periodFigures, resultWords } from './period-figures.ts';
import { plainLine } from './plain-line.ts';
import { suggestedMark } from './suggested-mark.ts';

/** What a goal is told out of besides itself. Results that are not signed may be among them: they do not count. */
export interface KeptOfGoal {
  revisions: readonly GoalRevision[];
  results: readonly GoalResult[];
  /** The marks of signed progress reports of this goal, the earliest first. */
  earlierMarks: FilledGoal['earlierMarks'];
}

interface Telling {
  period: Period;
  /** The first day of its graph: that of the plan. */
  graphFrom: Day;
  firstName: string;
  /** The day on which the document is filled. */
  today: Day;
  timeZone: TimeZone;
}

/** A goal as a document tells of it, by what is signed until the end of the period. */
export function filledGoal(
  goal: Goal,
  kept: KeptOfGoal,
  { period, graphFrom, firstName, today, timeZone }: Telling,
): FilledGoal {
  const told = goalInPeriod(goal, kept, { period, timeZone });
  const suggestion = suggestedMark(told, today);
  const { method, schedule } = goal;
  return {
    goalPosition: goal.position,
    isObjective: goal.parentId !== null,
    status: goal.status,
    statusOn: goal.statusOn,
    method,
    schedule,
    ...wordsOf(told.goal, firstName),
    earlierCriteria: earlierCriteria(goal, kept.revisions, told),
    figures: periodFigures(told),
    lastResults: lastThree(told).map(resultWords),
    trend: trendWords(
      told.alike.length > 0 && told.progress ? told.progress.trend : { kind: 'too-few', count: 0 },
    ),
    suggestedMark: suggestion.code,
    suggestionReason: suggestion.reason,
    plainLine: plainLine(told, firstName) ?? null,
    ...graphOf(told, graphFrom),
    earlierMarks: kept.earlierMarks,
  };
}

/** A goal that is proposed, without any figures. */
export function proposedGoal(goal: Goal, firstName: string): FilledDocument['proposedGoals'][number] {
  const { name, domain, statement, baseline, criterion } = wordsOf(goal, firstName);
  const { method, schedule } = goal;
  return {
    name,
    domain,
    statement,
    isObjective: goal.parentId !== null,
    baseline,
    criterion,
    method,
    schedule,
  };
}

function wordsOf(goal: Goal, firstName: string) {
  const { name, domain, measure, startsOn, targetOn } = goal;
  return {
    name,
    domain,
    statement: statementFor(goal.statement, firstName),
    measure,
    criterion: criterionSentence(goal),
    baseline: baselineWords(goal),
    startsOn,
    targetOn,
  };
}

/** "20%: snips, does not follow the line"; what was written of it, the number, both, or "Not measured". */
function baselineWords(goal: Goal): string {
  const { baselineText, baselineValue } = goal;
  const value = baselineValue === null ? undefined : valueWords(goal, baselineValue);
  return [value, baselineText].filter(Boolean).join(': ') || 'Not measured';
}

/** Of results of the period that were taken under another revision: what the goal asked for then. */
function earlierCriteria(
  goal: Goal,
  revisions: readonly GoalRevision[],
  { results, period, revision: inForce }: GoalInPeriod,
): FilledGoal['earlierCriteria'] {
  const measured = new Set(
    results.filter(({ on }) => on >= period.fromOn).map(({ recorded }) => recorded.goalRevision),
  );
  return revisions
    .filter(({ goalId, revision }) => goalId === goal.id && revision !== inForce && measured.has(revision))
    .toSorted((one, other) => one.revision - other.revision)
    .map((each) => ({
      revision: each.revision,
      effectiveOn: each.effectiveOn,
      criterion: criterionSentence(goalInRevision(goal, each)),
    }));
}

function graphOf({ goal, results }: GoalInPeriod, graphFrom: Day) {
  const shown = valuedResults(results).filter(({ on }) => on >= graphFrom);
  const { lowest, highest } = wholeScale(
    [goal, ...shown.map((result) => result.goal)],
    shown.map(({ value }) => value),
  );
  return {
    points: shown.map(({ on, recorded, value, support }) => ({
      on,
      phase: recorded.phase,
      revision: recorded.goalRevision,
      value: Math.round(100 * value) / 100,
      supportScore: support ?? null,
    })),
    scale: {
      lowest,
      highest,
      direction: directionOf(goal),
      ...(goal.measure === 'cue' && goal.levelNames && { levelNames: goal.levelNames }),
    },
    target: targetValue(goal) ?? null,
    baselineValue: goal.baselineValue,
  };
}
