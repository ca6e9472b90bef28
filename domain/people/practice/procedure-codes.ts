import * as z from 'zod/mini';
import { requiredText } from '#domain/platform/text.ts';

export const MOST_PROCEDURE_CODES = 60;

/** The minutes of one unit of a timed procedure code, as payers count them. */
export const unitMinutesOfCodes = [15, 30, 60] as const;
const LABEL_LIMIT = 200;

export const PROCEDURE_CODE_MESSAGE = 'A procedure code reads like X1001';

/** The form of a procedure code. The program has no list of codes: CPT is licensed, and therapists type their own. */
export const PROCEDURE_CODE = /^[0-9A-Z]\d{3}[0-9A-Z]$/;

const MODIFIERS = /^([0-9A-Z]{2}( [0-9A-Z]{2}){0,3})?$/;
const MODIFIERS_MESSAGE = 'Please enter at most 4 modifiers of 2 letters or digits, with spaces between them';

const procedureCode = z.object({
  code: z
    .string(PROCEDURE_CODE_MESSAGE)
    .check(z.trim(), z.toUpperCase(), z.regex(PROCEDURE_CODE, PROCEDURE_CODE_MESSAGE)),
  label: requiredText('Please say what each code is for', 1, LABEL_LIMIT),
  /** Null for a code that is billed once a day, whatever the minutes. */
  unitMinutes: z.nullable(z.literal([...unitMinutesOfCodes], 'Choose 15, 30 or 60 minutes, or untimed')),
  /** With spaces between them: "GO CO"; '' for none. */
  modifiers: z
    .string(MODIFIERS_MESSAGE)
    .check(z.trim(), z.toUpperCase(), z.regex(MODIFIERS, MODIFIERS_MESSAGE)),
});

/** The procedure codes of a practice with the minutes of their units. */
export const practiceProcedureCodes = z.array(procedureCode, 'Codes must be a list').check(
  z.maxLength(MOST_PROCEDURE_CODES, `There can be at most ${MOST_PROCEDURE_CODES} procedure codes`),
  z.refine(
    (codes) => new Set(codes.map(({ code }) => code)).size === codes.length,
    'Each code can be in the list once',
  ),
);

/** How minutes become units: those of all codes of a day together (CMS), or of each code alone (AMA). */
export const unitRules = ['cms', 'ama'] as const;
export type UnitRule = (typeof unitRules)[number];
