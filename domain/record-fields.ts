import * as z from 'zod/mini';

/** The number that names a record; `message` answers anything that cannot be one. */
export function recordId(message: string) {
  return z.int(message).check(z.positive(message));
}

/** The moment a change was last seen at: sent back with a change, so that nobody's newer work is overwritten. */
export const seenUpdatedAt = z.optional(z.string('Please reload this page and try again'));

/** Holds a whole record to a rule that says what is wrong with it as a sentence. */
export function faultless<Whole>(fault: (whole: Whole) => string | undefined) {
  return z.custom<Whole>().check((checked) => {
    const message = fault(checked.value);
    if (message !== undefined) checked.issues.push({ code: 'custom', message, input: checked.value });
  });
}
