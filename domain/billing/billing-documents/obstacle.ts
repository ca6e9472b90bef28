import * as z from 'zod/mini';

/** Something that is missing on a superbill. A blocking one stops it; any other is only told. */
export const obstacleShape = z.strictObject({
  isBlocking: z.boolean(),
  sentence: z.string(),
  /** Whether the form itself mends it: it is about the codes, diagnoses and places of the visits. */
  isOfForm: z.boolean(),
  /** Where anything else is mended ("Open Note"). */
  cure: z.nullable(z.strictObject({ label: z.string(), address: z.string() })),
});
export type Obstacle = z.output<typeof obstacleShape>;

/** Returns an obstacle that stops a superbill, with the page where it is mended. */
export function blocking(sentence: string, cure: Obstacle['cure']): Obstacle {
  return { isBlocking: true, sentence, isOfForm: false, cure };
}

/** Returns an obstacle that does not stop a superbill. */
export function warning(sentence: string, cure: Obstacle['cure']): Obstacle {
  return { isBlocking: false, sentence, isOfForm: false, cure };
}

/** Returns an obstacle that the form mends. */
export function ofForm(sentence: string, isBlocking = true): Obstacle {
  return { isBlocking, sentence, isOfForm: true, cure: null };
}
