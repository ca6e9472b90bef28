import * as z from 'zod/mini';

/** Schema of a record id, with `message` as its error. */
export function recordId(message: string) {
  return z.int(message).check(z.positive(message));
}

/** The `updatedAt` of the version that the user saw, sent with a change so that it does not overwrite a newer one. */
export const seenUpdatedAt = z.optional(z.string('Please reload this page and try again'));

/** Schema of a whole number from `lowest` to `highest`, with `message` as its error. */
export function wholeNumber(lowest: number, highest: number, message: string) {
  return z.int(message).check(z.minimum(lowest, message), z.maximum(highest, message));
}

/** Makes a field optional and nullable. */
export function nullish<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.optional(z.nullable(shape));
}

/** An error of a record as a whole: its message, and the field at which a form shows it. */
export interface Fault<Field extends string> {
  field: Field;
  message: string;
}

/** Schema of a whole record for which `fault` returns no error message. */
export function recordRule<Whole>(fault: (whole: Whole) => string | undefined) {
  return z.custom<Whole>().check(ruleCheck(fault));
}

/** The same rule as a check that an existing schema can add. */
export function ruleCheck<Whole>(fault: (whole: Whole) => string | undefined) {
  return z.check<Whole>((checked) => {
    const message = fault(checked.value);
    if (message !== undefined) checked.issues.push({ code: 'custom', message, input: checked.value });
  });
}
