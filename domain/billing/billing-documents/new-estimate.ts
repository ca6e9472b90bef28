import * as z from 'zod/mini';
import { diagnosisCodes, procedureCodes } from '#domain/clinical/plans/plan-codes.ts';
import { PROCEDURE_CODE_MESSAGE } from '#domain/people/practice/procedure-codes.ts';
import { requiredDay } from '#domain/platform/day-fields.ts';
import { AMOUNT_LIMIT_CENTS } from '#domain/platform/money.ts';
import { nullish, recordId, ruleCheck, wholeNumber } from '#domain/platform/record-fields.ts';
import { optionalText, requiredText } from '#domain/platform/text.ts';
import { codeParts } from './codes-text.ts';
import { estimateDaysFault } from './paper-days.ts';
import { paperNumber } from './paper-number.ts';

export const MOST_ESTIMATE_LINES = 20;
const MOST_VISITS = 400;
const CODES_LIMIT = 100;
const TEXT_LIMIT = 500;

const PRICE_MESSAGE = 'Please enter a price of $0.00 or more';

/** Codes in one text, which a check of a list of codes has to accept; null for none. */
function codesIn(codes: typeof procedureCodes, message: string) {
  return z.optional(
    optionalText(CODES_LIMIT).check(
      z.refine((typed) => typed === null || codes.safeParse(codeParts(typed)).success, message),
    ),
  );
}

/** A line of an estimate as typed. */
export const chosenEstimateLine = z.object({
  label: requiredText('Please name the service of each line', 1, 100),
  code: codesIn(procedureCodes, PROCEDURE_CODE_MESSAGE),
  diagnosis: codesIn(diagnosisCodes, 'A diagnosis code reads like F82 or R27.8'),
  count: wholeNumber(1, MOST_VISITS, `Please enter how many are expected, from 1 to ${MOST_VISITS}`),
  every: requiredText('Please say how often, such as every week', 1, 60),
  cents: wholeNumber(0, AMOUNT_LIMIT_CENTS, PRICE_MESSAGE),
});
export type ChosenEstimateLine = z.output<typeof chosenEstimateLine>;

/** A new estimate. Left out, the lines and the place are those of the draft. */
export const newEstimate = z
  .object({
    kind: z.literal('estimate'),
    clientId: recordId('Please choose a client from the list'),
    fromOn: requiredDay('Please enter the first day of the estimate'),
    untilOn: requiredDay('Please enter the last day of the estimate'),
    lines: z.optional(
      z
        .array(chosenEstimateLine, 'The lines must be a list')
        .check(z.maxLength(MOST_ESTIMATE_LINES, `At most ${MOST_ESTIMATE_LINES} lines fit on an estimate`)),
    ),
    /** Where the services are given. */
    place: z.optional(optionalText(TEXT_LIMIT)),
    /** What has to be scheduled apart from these services. */
    separately: z.optional(optionalText(TEXT_LIMIT)),
    /** The number of the void estimate that this one replaces. */
    replacesNumber: nullish(paperNumber('Name the estimate by its number')),
  })
  .check(ruleCheck(estimateDaysFault));
export type NewEstimate = z.output<typeof newEstimate>;
