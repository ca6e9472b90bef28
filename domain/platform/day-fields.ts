import * as z from 'zod/mini';
import { isDay } from './dates.ts';

/** Schema of a required calendar date, with `message` as its error. */
export function requiredDay(message: string) {
  return z.string(message).check(z.trim(), z.refine(isDay, message));
}

/** Schema of an optional calendar date; empty text and null both become null. */
export function optionalDay(message: string) {
  return z.pipe(
    z.nullable(
      z.string(message).check(
        z.trim(),
        z.refine((text) => text === '' || isDay(text), message),
      ),
    ),
    z.transform((text) => text || null),
  );
}
