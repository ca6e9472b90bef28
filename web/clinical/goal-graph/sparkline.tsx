import { graphDays } from '#domain/clinical/goal-progress/goal-lines.ts';
import { xOn, yOn } from '#domain/clinical/goal-progress/graph-places.ts';
import type { ValuedResult } from '#domain/clinical/goal-progress/session-result.ts';
import { wholeScale } from '#domain/clinical/goal-progress/whole-scale.ts';
import type { Goal } from '#domain/clinical/goals/goal.ts';
import { targetValue } from '#domain/clinical/results/session-value.ts';
import { dotPath } from './graph-picture.tsx';
import { pathOf } from './graph-shape.ts';

const WIDTH = 112;
const HEIGHT = 36;
const edges = { left: 4, right: WIDTH - 4, top: 4, bottom: HEIGHT - 4 };

interface SparklineProps {
  goal: Goal;
  /** Earliest first. */
  results: readonly ValuedResult[];
}

/**
 * A small graph of a goal's last results on its full scale, with its target; the text next to it says the
 * same.
 */
export function Sparkline({ goal, results }: SparklineProps) {
  const scale = wholeScale(
    [goal, ...results.map((result) => result.goal)],
    results.map(({ value }) => value),
  );
  const [first, last] = [results[0]?.on ?? goal.startsOn, results.at(-1)?.on ?? goal.targetOn];
  const days = graphDays({ ...goal, startsOn: first, targetOn: last }, results);
  const places = results.map(({ on, value }) => ({ x: xOn(days, on, edges), y: yOn(scale, value, edges) }));
  const target = targetValue(goal);
  const end = places.at(-1);
  return (
    <svg width={WIDTH} height={HEIGHT} aria-hidden="true" className="shrink-0">
      {target !== undefined && (
        <line
          x1={0}
          x2={WIDTH}
          y1={yOn(scale, target, edges)}
          y2={yOn(scale, target, edges)}
          strokeDasharray="4 3"
          className="stroke-line-strong"
        />
      )}
      <path d={pathOf(results, places)} strokeWidth="1.5" className="fill-none stroke-primary" />
      {end && <path d={dotPath(end.x, end.y, 2.5)} className="fill-primary" />}
    </svg>
  );
}
