import * as z from 'zod/mini';

/** Something missing on a superbill. A blocking one stops it; any other is only a hint. */
export const obstacleShape = z.strictObject({
  isBlocking: z.boolean(),
  sentence: z.string(),
  /** Whether it can be resolved in the form: it is about the codes, diagnoses and places of the visits. */
  isOfForm: z.boolean(),
  /** The link to where anything else is resolved ("Open Note"). */
  cure: z.nullable(z.strictObject({ label: z.string(), address: z.string() })),
});
export type Obstacle = z.output<typeof obstacleShape>;

/** Returns an obstacle that stops a superbill, with the page where it is resolved. */
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
