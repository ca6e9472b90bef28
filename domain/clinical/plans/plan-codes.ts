import * as z from 'zod/mini';
import { PROCEDURE_CODE, PROCEDURE_CODE_MESSAGE } from '#domain/people/practice/procedure-codes.ts';

const MOST_CODES = 12;

// Checks only the format: the list of codes changes every year.
const DIAGNOSIS_CODE = /^[A-Z]\d[0-9A-Z](\.[0-9A-Z]{1,4})?$/;

/** A diagnosis code of ICD-10-CM: "F82", "R27.8". */
export const diagnosisCodes = codes(DIAGNOSIS_CODE, 'A diagnosis code reads like F82 or R27.8');

/** A procedure code of five letters and digits: "X1001". */
export const procedureCodes = codes(PROCEDURE_CODE, PROCEDURE_CODE_MESSAGE);

function codes(shape: RegExp, message: string) {
  const code = z.string(message).check(z.trim(), z.toUpperCase(), z.regex(shape, message));
  return z.array(code, 'Codes must be a list').check(
    z.maxLength(MOST_CODES, `Please use at most ${MOST_CODES} codes`),
    z.refine((list) => new Set(list).size === list.length, 'Please name each code once'),
  );
}
