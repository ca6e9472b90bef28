import type { ValuedResult } from '#domain/clinical/goal-progress/session-result.ts';
import { valuedResults } from '#domain/clinical/goal-progress/session-result.ts';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import { countedWords } from '#domain/clinical/goals/counted-words.ts';
import { targetLevel } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { phaseLabels } from '#domain/clinical/results/marks.ts';
import { medianOf } from '#domain/clinical/results/median.ts';
import { independentShare, percentOf, type Share } from '#domain/clinical/results/percent.ts';
import { shareAtCriterion, timesPerHour } from '#domain/clinical/results/session-value.ts';
import { supportScore } from '#domain/clinical/results/support-score.ts';
import { MONTHS } from '#domain/platform/dates.ts';
import type { GoalInPeriod } from './goal-in-period.ts';

const NO_RESULTS = 'No signed results in this period';

/**
 * What was recorded of a goal in a period, in words. Results of different revisions or phases are never counted together:
 * those that are alike come first, and each of the others is named.
 */
export function periodFigures(told: GoalInPeriod): string {
  const { results, period } = told;
  const ofPeriod = valuedResults(results).filter(({ on }) => on >= period.fromOn);
  const groups = [...Map.groupBy(ofPeriod, groupName(told)).entries()].toSorted(
    ([one], [other]) => Number(isAlike(told, other)) - Number(isAlike(told, one)),
  );
  if (groups.length === 0) return NO_RESULTS;
  return groups.map(([name, group]) => [name, groupFigures(group)].filter(Boolean).join(': ')).join('. ');
}

/** '' for teaching under the revision in force; "Baseline", "Revision 1", "Revision 1, probe". */
function groupName({ revision }: GoalInPeriod) {
  return ({ recorded }: ValuedResult): string => {
    const parts = [
      recorded.goalRevision !== revision && `Revision ${recorded.goalRevision}`,
      recorded.phase !== 'teaching' && phaseLabels[recorded.phase],
    ].filter((part) => part !== false);
    return parts.map((part, index) => (index === 0 ? part : part.toLowerCase())).join(', ');
  };
}

function isAlike(told: GoalInPeriod, name: string): boolean {
  const [first] = told.alike;
  return first !== undefined && groupName(told)(first) === name;
}

/** The figures of results that are alike: "40 of 60 trials with no more than verbal cues (67%) in 12 sessions; median session 65%". */
function groupFigures(group: readonly ValuedResult[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const { goal } = first;
  const sessions = group.length === 1 ? '1 session' : `${group.length} sessions`;
  const median = medianOf(group.map(({ value }) => value)) ?? first.value;
  const middle = group.length > 1 && `median session ${valueText(goal, median)}`;
  const pooled = pooledWords(goal, group);
  const figure = pooled ? `${pooled} in ${sessions}` : `${rangeWords(goal, group)} in ${sessions}`;
  return [figure, middle, ...helpWords(goal, group)].filter(Boolean).join('; ');
}

/** All of the group taken together, where that can be: trials and opportunities, and counts. */
function pooledWords(goal: Goal, group: readonly ValuedResult[]): string | undefined {
  if (hasMarks(goal)) {
    const share = shareAtCriterion(goal, { marks: allMarks(group) });
    const level = targetLevel(goal);
    const help = !level || level.key === 'I' ? 'independent' : `with no more than ${level.support}`;
    return `${shareWords(share, markedThings(goal))} ${help} (${percentOf(share)}%)`;
  }
  if (goal.measure !== 'frequency') return undefined;
  const count = sum(group.map(({ recorded }) => recorded.count ?? 0));
  const times = countedWords(count, goal.unit ?? '');
  if (goal.statistic !== 'per-hour') return times;
  const minutes = sum(group.map(({ recorded }) => recorded.minutes ?? 0));
  return `${times} in ${minutes} min (${Math.round(timesPerHour({ count, minutes }) ?? 0)} per hour)`;
}

/** "1 min to 5 min", or the one value that there is. */
function rangeWords(goal: Goal, group: readonly ValuedResult[]): string {
  const values = group.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => valueText(goal, value));
  return low === high ? `${low}` : `${low} to ${high}`;
}

/** Independent trials where the criterion allows help, and beside them the support score, which never stands alone. */
function helpWords(goal: Goal, group: readonly ValuedResult[]): string[] {
  if (!hasMarks(goal) || goal.ladder === null) return [];
  const marks = allMarks(group);
  const independent = independentShare(marks);
  const alone = `${shareWords(independent, 'independent')} (${percentOf(independent)}%)`;
  const score = `support score ${supportScore(marks, goal.ladder)} (our index, 0–100)`;
  return (goal.targetCue ?? 'I') === 'I' ? [score] : [alone, score];
}

/** A result of a session as a line: "Nov 6: 4 of 5 trials (80%)". */
export function resultWords({ on, goal, value, share, recorded }: ValuedResult): string {
  const day = `${(MONTHS[Number(on.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${Number(on.slice(8))}`;
  const phase = recorded.phase === 'teaching' ? '' : ` (${phaseLabels[recorded.phase].toLowerCase()})`;
  const figure = share
    ? `${shareWords(share, markedThings(goal))} (${percentOf(share)}%)`
    : valueText(goal, value);
  return `${day}${phase}: ${figure}`;
}

function hasMarks({ measure }: Goal): boolean {
  return measure === 'trials' || measure === 'opportunities';
}

/** What the marks of a goal are marks of. */
function markedThings({ steps, measure }: Goal): string {
  return steps === null ? measure : 'steps';
}

function allMarks(group: readonly ValuedResult[]) {
  return group.flatMap(({ recorded }) => recorded.marks ?? []);
}

function shareWords({ part, all }: Share, what: string): string {
  return `${part} of ${all} ${what}`;
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
