import * as z from 'zod/mini';

// The shapes of stored fields and replies. Form rules and their messages are defined with each form; tests check
// every reply strictly against its shape.

/** A record's id. */
export const id = z.int().check(z.positive());

export const instant = z.iso.datetime({ precision: 3 });

/** An optional moment. */
export const optionalInstant = z.nullable(instant);

export const day = z.iso.date();

/** An optional text. */
export const text = z.nullable(z.string());

export const count = z.int().check(z.nonnegative());

/** The fields of every record that belongs to a therapist. */
export const owned = { id, therapistId: id };

export const moments = { createdAt: instant, updatedAt: instant };
