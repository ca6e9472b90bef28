import { valuedResults } from '#domain/clinical/goal-progress/session-result.ts';
import { wholeScale } from '#domain/clinical/goal-progress/whole-scale.ts';
import { criterionSentence, valueWithUnit } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { statementFor } from '#domain/clinical/goals/goal-domains.ts';
import { type GoalRevision, goalInRevision } from '#domain/clinical/goals/goal-revision.ts';
import type { GoalResult } from '#domain/clinical/results/goal-result.ts';
import { directionOf, targetValue } from '#domain/clinical/results/session-value.ts';
import { trendText } from '#domain/clinical/results/trend.ts';
import type { Day, TimeZone } from '#domain/platform/dates.ts';
import type { FilledDocument, FilledGoal } from './filled-document.ts';
import { type GoalInPeriod, goalInPeriod, lastThreeResults, type Period } from './goal-in-period.ts';
import { periodFigures, resultText } from './period-figures.ts';
import { plainLine } from './plain-line.ts';
import { suggestedMark } from './suggested-mark.ts';

/**
 * The data besides the goal itself that a document needs. It may include unsigned results, which do not
 * count.
 */
export interface GoalHistory {
  revisions: readonly GoalRevision[];
  results: readonly GoalResult[];
  /** The marks of signed progress reports of this goal, earliest first. */
  earlierMarks: FilledGoal['earlierMarks'];
}

interface FillOptions {
  period: Period;
  /** The first day of the graph, which is the plan's. */
  graphFrom: Day;
  firstName: string;
  /** The day on which the document is filled. */
  today: Day;
  timeZone: TimeZone;
}

/** Returns a goal as a document shows it, from what is signed up to the end of the period. */
export function filledGoal(
  goal: Goal,
  history: GoalHistory,
  { period, graphFrom, firstName, today, timeZone }: FillOptions,
): FilledGoal {
  const inPeriod = goalInPeriod(goal, history, { period, timeZone });
  const suggestion = suggestedMark(inPeriod, today);
  const { method, schedule } = goal;
  return {
    goalPosition: goal.position,
    isObjective: goal.parentId !== null,
    status: goal.status,
    statusOn: goal.statusOn,
    method,
    schedule,
    ...goalTexts(inPeriod.goal, firstName),
    earlierCriteria: earlierCriteria(goal, history.revisions, inPeriod),
    figures: periodFigures(inPeriod),
    lastResults: lastThreeResults(inPeriod).map(resultText),
    trend: trendText(
      inPeriod.comparable.length > 0 && inPeriod.progress
        ? inPeriod.progress.trend
        : { kind: 'too-few', count: 0 },
    ),
    suggestedMark: suggestion.code,
    suggestionReason: suggestion.reason,
    plainLine: plainLine(inPeriod, firstName) ?? null,
    ...graphOf(inPeriod, graphFrom),
    earlierMarks: history.earlierMarks,
  };
}

/** Returns a proposed goal, without figures. */
export function proposedGoal(goal: Goal, firstName: string): FilledDocument['proposedGoals'][number] {
  const { name, domain, statement, baseline, criterion } = goalTexts(goal, firstName);
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

function goalTexts(goal: Goal, firstName: string) {
  const { name, domain, measure, startsOn, targetOn } = goal;
  return {
    name,
    domain,
    statement: statementFor(goal.statement, firstName),
    measure,
    criterion: criterionSentence(goal),
    baseline: baselineSummary(goal),
    startsOn,
    targetOn,
  };
}

/**
 * Returns the baseline's text, its value, both ("20%: snips, does not follow the line"), or "Not measured".
 */
function baselineSummary(goal: Goal): string {
  const { baselineText, baselineValue } = goal;
  const value = baselineValue === null ? undefined : valueWithUnit(goal, baselineValue);
  return [value, baselineText].filter(Boolean).join(': ') || 'Not measured';
}

/** Returns the criteria of earlier revisions that have results in the period. */
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
