import * as z from 'zod/mini';

// Answers are described by shapes and not checked again while serving: the type holds each shape to the entity it
// routeDoc, and the tests hold every answer to its shape, strictly.

/** A record's number. */
export const id = z.int().check(z.positive());

export const instant = z.iso.datetime({ precision: 3 });

export const day = z.iso.date();

/** A text that may be missing. */
export const text = z.nullable(z.string());

export const count = z.int().check(z.nonnegative());

/** What every record of one therapist carries. */
export const owned = { id, therapistId: id };

export const moments = { createdAt: instant, updatedAt: instant };
