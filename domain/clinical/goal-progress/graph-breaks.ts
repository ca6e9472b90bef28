import type { GoalRevision } from '#domain/clinical/goals/goal-revision.ts';
import { type Phase, phaseLabels } from '#domain/clinical/results/marks.ts';
import { type Day, daysBetween } from '#domain/platform/dates.ts';
import type { SessionResult } from './session-result.ts';

const LONGEST_GAP_DAYS = 30;

/** Why two results may not be connected by a line. */
export type GraphBreak =
  | { kind: 'phase'; label: string /** The index of the first result after it. */; index: number }
  | { kind: 'revision'; label: string; on: GoalRevision['effectiveOn'] };

/**
 * Returns the runs of results that a line may connect: those that share a phase and a revision of the goal
 * and are at most 30 days apart. Across a summer, or a change of the goal, a line would suggest data that
 * does not exist.
 */
export function unbrokenRuns<Result extends SessionResult>(results: readonly Result[]): Result[][] {
  return runsOf(results, ({ on, recorded: { phase, goalRevision } }) => ({
    on,
    phase,
    revision: goalRevision,
  }));
}

interface GraphPoint {
  on: Day;
  phase: Phase;
  revision: number;
}

/** Returns the same runs for any items that have a day, a phase and a revision. */
export function runsOf<T>(all: readonly T[], pointOf: (one: T) => GraphPoint): T[][] {
  const runs: T[][] = [];
  for (const [index, one] of all.entries()) {
    const before = all[index - 1];
    if (before !== undefined && isJoined(pointOf(before), pointOf(one))) runs.at(-1)?.push(one);
    else runs.push([one]);
  }
  return runs;
}

function isJoined(before: GraphPoint, after: GraphPoint): boolean {
  return (
    before.phase === after.phase &&
    before.revision === after.revision &&
    daysBetween(before.on, after.on) <= LONGEST_GAP_DAYS
  );
}

/**
 * Returns the vertical lines of a graph: between two results of different phases, and on the day of each
 * revision but the first.
 */
export function graphBreaks(
  results: readonly SessionResult[],
  revisions: readonly GoalRevision[],
): GraphBreak[] {
  const ofPhases = results.flatMap(({ recorded: { phase } }, index): GraphBreak[] => {
    const before = results[index - 1];
    return before === undefined || before.recorded.phase === phase
      ? []
      : [{ kind: 'phase', label: phaseLabels[phase], index }];
  });
  const ofRevisions = revisions
    .filter(({ revision }) => revision > 1)
    .map(
      ({ revision, effectiveOn }): GraphBreak => ({
        kind: 'revision',
        label: `Revision ${revision}`,
        on: effectiveOn,
      }),
    );
  return [...ofPhases, ...ofRevisions];
}
