import * as z from 'zod/mini';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { nullish, recordId, ruleCheck } from '#domain/platform/record-fields.ts';
import { daysFault } from './paper-days.ts';
import { paperNumber } from './paper-number.ts';
import { chosenVisit } from './superbill-visit.ts';

const MOST_VISITS = 400;

/** A new superbill: its days and what was edited. */
export const newSuperbill = z
  .object({
    kind: z.literal('superbill'),
    clientId: recordId('Please choose a client from the list'),
    fromOn: requiredDay('Please enter the first day of the superbill'),
    untilOn: requiredDay('Please enter the last day of the superbill'),
    /** Left out, the visits are those of the draft. */
    visits: z.optional(
      z.array(chosenVisit, 'The visits must be a list').check(
        z.maxLength(MOST_VISITS, `At most ${MOST_VISITS} visits fit on a superbill`),
        z.refine(
          (visits) => new Set(visits.map(({ sessionId }) => sessionId)).size === visits.length,
          'A session is named twice',
        ),
      ),
    ),
    /** Whether a page says what to do with the paper. */
    hasInstructions: z.optional(z.boolean('Say yes or no to the page for the family')),
    /** The number of the void superbill that this one replaces. */
    replacesNumber: nullish(paperNumber('Name the superbill by its number')),
  })
  .check(ruleCheck(daysFault));
export type NewSuperbill = z.output<typeof newSuperbill>;
