import * as z from 'zod/mini';
import { dayOf } from '#domain/platform/dates.ts';
import { count, day, id, text } from '#domain/platform/stored-shapes.ts';
import { estimateLine } from './estimate.ts';
import type { EstimateFacts } from './estimate-facts.ts';
import { estimateLines } from './estimate-lines.ts';
import { estimateFactObstacles, estimateLineObstacles } from './estimate-obstacles.ts';
import { numberToReplace } from './number-to-replace.ts';
import { obstacleShape } from './obstacle.ts';

/** An estimate that is not made yet, with what is missing. */
export const estimateDraftShape = z.strictObject({
  clientId: id,
  from: day,
  to: day,
  lines: z.array(estimateLine),
  /** Where the services are given. */
  place: text,
  firstVisitOn: z.nullable(day),
  /** Those that can be resolved in the form come last. */
  obstacles: z.array(obstacleShape),
  /** The void estimate over the same days that this one would replace. */
  replacesNumber: z.nullable(count),
});
export type EstimateDraft = z.output<typeof estimateDraftShape>;

/** Returns the draft of an estimate: the sessions of its days, where they are, and what is missing. */
export function estimateDraft(facts: EstimateFacts): EstimateDraft {
  const { clientId, from, to, client, practice, sessions, pricing, earlier } = facts;
  const lines = estimateLines(facts);
  const [first] = sessions;
  const areAtHome = first !== undefined && sessions.every(({ type }) => type === 'home');
  return {
    ...{ clientId, from, to, lines },
    place: (areAtHome && client.address) || practice.address || null,
    firstVisitOn: first ? dayOf(first.date, pricing.timeZone) : null,
    obstacles: [...estimateFactObstacles(facts), ...estimateLineObstacles(lines)],
    replacesNumber: numberToReplace(facts, earlier),
  };
}
