import * as z from 'zod/mini';
import { nullish } from '#domain/platform/record-fields.ts';
import { text } from '#domain/platform/stored-shapes.ts';
import { optionalText, requiredText } from '#domain/platform/text.ts';

/** The scales that a test can report its scores on. */
export const scoreScales = ['standard', 'scaled', 'scale', 't'] as const;
export type ScoreScale = (typeof scoreScales)[number];

/** The form for one row of scores; it must not hold items or norms of a test. */
export const scoreRow = z.strictObject({
  test: requiredText('Please name the test'),
  edition: z.optional(optionalText(40)),
  subtest: z.optional(optionalText()),
  scale: nullish(z.enum(scoreScales, 'Choose the scale from the list')),
  raw: z.optional(optionalText(40)),
  standard: z.optional(optionalText(40)),
  percentile: z.optional(optionalText(40)),
  interval: z.optional(optionalText(40)),
  ageEquivalent: z.optional(optionalText(40)),
  descriptor: z.optional(optionalText()),
});

/** A row as stored and signed. Optional fields were added later: they are left out when empty. */
export const storedScore = z.strictObject({
  test: z.string(),
  edition: z.optional(z.string()),
  subtest: text,
  scale: z.optional(z.enum(scoreScales)),
  raw: text,
  standard: text,
  percentile: text,
  interval: z.optional(z.string()),
  ageEquivalent: text,
  descriptor: text,
});
export type ScoreRow = z.output<typeof storedScore>;
