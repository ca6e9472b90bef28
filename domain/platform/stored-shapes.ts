import * as z from 'zod/mini';

// The shapes in which fields are stored and answered. What a form asks of what is typed, and its messages, stand
// beside the form; tests hold every answer to its shape, strictly.

/** A record's number. */
export const id = z.int().check(z.positive());

export const instant = z.iso.datetime({ precision: 3 });

/** A moment that may be missing. */
export const optionalInstant = z.nullable(instant);

export const day = z.iso.date();

/** A text that may be missing. */
export const text = z.nullable(z.string());

export const count = z.int().check(z.nonnegative());

/** What every record of one therapist carries. */
export const owned = { id, therapistId: id };

export const moments = { createdAt: instant, updatedAt: instant };
