import * as z from 'zod/mini';
import { isDay } from './dates.ts';

/** A calendar date that must be there, otherwise `message`. */
export function requiredDay(message: string) {
  return z.string(message).check(z.trim(), z.refine(isDay, message));
}

/** A calendar date that may be missing; empty text and null both read as null. */
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
