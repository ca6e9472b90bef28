import type { ValuedResult } from '#domain/clinical/goal-progress/session-result.ts';
import { valuedResults } from '#domain/clinical/goal-progress/session-result.ts';
import { valueText } from '#domain/clinical/goal-progress/value-text.ts';
import { countText } from '#domain/clinical/goals/count-text.ts';
import { targetLevel } from '#domain/clinical/goals/criterion.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { phaseLabels } from '#domain/clinical/results/marks.ts';
import { medianOf } from '#domain/clinical/results/median.ts';
import { independentShare, percentOf, type Share } from '#domain/clinical/results/percent.ts';
import { shareAtCriterion, timesPerHour } from '#domain/clinical/results/session-value.ts';
import { supportScore } from '#domain/clinical/results/support-score.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { MONTHS } from '#domain/platform/dates.ts';
import { sum } from '#domain/platform/sum.ts';
import type { GoalInPeriod } from './goal-in-period.ts';

const NO_RESULTS = 'No signed results in this period';

/**
 * Returns a summary of a goal's results in a period. Results of different revisions or phases are never
 * counted together: those of the current revision and phase come first, the others follow under their names.
 */
export function periodFigures(inPeriod: GoalInPeriod): string {
  const { results, period } = inPeriod;
  const ofPeriod = valuedResults(results).filter(({ on }) => on >= period.fromOn);
  const groups = [...Map.groupBy(ofPeriod, groupName(inPeriod)).entries()].toSorted(
    ([one], [other]) => Number(isComparableGroup(inPeriod, other)) - Number(isComparableGroup(inPeriod, one)),
  );
  if (groups.length === 0) return NO_RESULTS;
  return groups.map(([name, group]) => [name, groupFigures(group)].filter(Boolean).join(': ')).join('. ');
}

/**
 * Returns the label of a result's group: '' for teaching under the current revision, else "Baseline",
 * "Revision 1" or "Revision 1, probe".
 */
function groupName({ revision }: GoalInPeriod) {
  return ({ recorded }: ValuedResult): string => {
    const parts = [
      recorded.goalRevision !== revision && `Revision ${recorded.goalRevision}`,
      recorded.phase !== 'teaching' && phaseLabels[recorded.phase],
    ].filter((part) => part !== false);
    return parts.map((part, index) => (index === 0 ? part : part.toLowerCase())).join(', ');
  };
}

function isComparableGroup(inPeriod: GoalInPeriod, name: string): boolean {
  const [first] = inPeriod.comparable;
  return first !== undefined && groupName(inPeriod)(first) === name;
}

/**
 * Returns the figures of one group: "40 of 60 trials with no more than verbal cues (67%) in 12 sessions;
 * median session 65%".
 */
function groupFigures(group: readonly ValuedResult[]): string {
  const [first] = group;
  if (first === undefined) return '';
  const { goal } = first;
  const sessions = countOf(group.length, 'session');
  const median = medianOf(group.map(({ value }) => value)) ?? first.value;
  const middle = group.length > 1 && `median session ${valueText(goal, median)}`;
  const pooled = pooledText(goal, group);
  const figure = pooled ? `${pooled} in ${sessions}` : `${rangeText(goal, group)} in ${sessions}`;
  return [figure, middle, ...helpTexts(goal, group)].filter(Boolean).join('; ');
}

/** Returns the group's total if its measure can be totaled: trials, opportunities and counts. */
function pooledText(goal: Goal, group: readonly ValuedResult[]): string | undefined {
  if (hasMarks(goal)) {
    const share = shareAtCriterion(goal, { marks: allMarks(group) });
    const level = targetLevel(goal);
    const help = !level || level.key === 'I' ? 'independent' : `with no more than ${level.support}`;
    return `${shareText(share, markedNoun(goal))} ${help} (${percentOf(share)}%)`;
  }
  if (goal.measure !== 'frequency') return undefined;
  const count = sum(group.map(({ recorded }) => recorded.count ?? 0));
  const times = countText(count, goal.unit ?? '');
  if (goal.statistic !== 'per-hour') return times;
  const minutes = sum(group.map(({ recorded }) => recorded.minutes ?? 0));
  return `${times} in ${minutes} min (${Math.round(timesPerHour({ count, minutes }) ?? 0)} per hour)`;
}

/** Returns "1 min to 5 min", or the only value. */
function rangeText(goal: Goal, group: readonly ValuedResult[]): string {
  const values = group.map(({ value }) => value);
  const [low, high] = [Math.min(...values), Math.max(...values)].map((value) => valueText(goal, value));
  return low === high ? `${low}` : `${low} to ${high}`;
}

/**
 * Returns the share of independent trials if the criterion allows help, and the support score, which is never
 * shown alone.
 */
function helpTexts(goal: Goal, group: readonly ValuedResult[]): string[] {
  if (!hasMarks(goal) || goal.ladder === null) return [];
  const marks = allMarks(group);
  const independent = independentShare(marks);
  const alone = `${shareText(independent, 'independent')} (${percentOf(independent)}%)`;
  const score = `support score ${supportScore(marks, goal.ladder)} (our index, 0–100)`;
  return (goal.targetCue ?? 'I') === 'I' ? [score] : [alone, score];
}

/** Returns a session's result as a line: "Nov 6: 4 of 5 trials (80%)". */
export function resultText({ on, goal, value, share, recorded }: ValuedResult): string {
  const day = `${(MONTHS[Number(on.slice(5, 7)) - 1] ?? '').slice(0, 3)} ${Number(on.slice(8))}`;
  const phase = recorded.phase === 'teaching' ? '' : ` (${phaseLabels[recorded.phase].toLowerCase()})`;
  const figure = share
    ? `${shareText(share, markedNoun(goal))} (${percentOf(share)}%)`
    : valueText(goal, value);
  return `${day}${phase}: ${figure}`;
}

function hasMarks({ measure }: Goal): boolean {
  return measure === 'trials' || measure === 'opportunities';
}

/** Returns the noun for what the marks of a goal count. */
function markedNoun({ steps, measure }: Goal): string {
  return steps === null ? measure : 'steps';
}

function allMarks(group: readonly ValuedResult[]) {
  return group.flatMap(({ recorded }) => recorded.marks ?? []);
}

function shareText({ part, all }: Share, what: string): string {
  return `${part} of ${all} ${what}`;
}
