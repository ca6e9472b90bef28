import * as z from 'zod/mini';
import { unitRules } from '#domain/people/practice/procedure-codes.ts';
import { count, day, id } from '#domain/platform/stored-shapes.ts';
import { draftVisit } from './draft-visit.ts';
import { numberToReplace } from './number-to-replace.ts';
import { obstacleShape } from './obstacle.ts';
import type { SuperbillFacts } from './superbill-facts.ts';
import { factObstacles, formObstacles, unlistedCodes } from './superbill-obstacles.ts';
import { leftOutSentences } from './superbill-sessions.ts';
import { superbillVisit } from './superbill-visit.ts';

/** A superbill that is not made yet, with what is missing. */
export const superbillDraftShape = z.strictObject({
  clientId: id,
  from: day,
  to: day,
  visits: z.array(superbillVisit),
  /** What was left out, as sentences: "Nov 24: absence, left out". */
  leftOut: z.array(z.string()),
  /** Those that can be resolved in the form come last. */
  obstacles: z.array(obstacleShape),
  unitRule: z.enum(unitRules),
  /** The void superbill over the same days that this one would replace. */
  replacesNumber: z.nullable(count),
});
export type SuperbillDraft = z.output<typeof superbillDraftShape>;

/** Returns the draft of a superbill: its visits with codes, diagnoses, places and charges, and what is missing. */
export function superbillDraft(facts: SuperbillFacts): SuperbillDraft {
  const { clientId, from, to, sessions, earlier, unitRule } = facts;
  const visits = sessions.flatMap((session) => draftVisit(session, facts) ?? []);
  return {
    clientId,
    from,
    to,
    visits,
    leftOut: leftOutSentences(facts),
    obstacles: [
      ...factObstacles(facts),
      ...unlistedCodes(visits, facts),
      ...formObstacles(visits, facts.today),
    ],
    unitRule,
    replacesNumber: numberToReplace(
      facts,
      earlier.map(({ bill, ...one }) => ({ ...bill, ...one })),
    ),
  };
}
