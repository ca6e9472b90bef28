import * as z from 'zod/mini';

/** The number that names a record; `message` answers anything that cannot be one. */
export function recordId(message: string) {
  return z.int(message).check(z.positive(message));
}

/** The moment a change was last seen at: sent back with a change, so that nobody's newer work is overwritten. */
export const seenUpdatedAt = z.optional(z.string('Please reload this page and try again'));

/** A whole number from `lowest` to `highest`; `message` answers anything else. */
export function wholeNumber(lowest: number, highest: number, message: string) {
  return z.int(message).check(z.minimum(lowest, message), z.maximum(highest, message));
}

/** A field that may be left out, or stated to be missing. */
export function maybe<Shape extends z.ZodMiniType>(shape: Shape) {
  return z.optional(z.nullable(shape));
}

/** What is wrong with a record as a whole: a sentence, and the field at which a form shows it. */
export interface Fault<Field extends string> {
  field: Field;
  message: string;
}

/** Holds a whole record to a rule that says what is wrong with it as a sentence. */
export function faultless<Whole>(fault: (whole: Whole) => string | undefined) {
  return z.custom<Whole>().check(withoutFault(fault));
}

/** The same as a check of a shape. */
export function withoutFault<Whole>(fault: (whole: Whole) => string | undefined) {
  return z.check<Whole>((checked) => {
    const message = fault(checked.value);
    if (message !== undefined) checked.issues.push({ code: 'custom', message, input: checked.value });
  });
}
