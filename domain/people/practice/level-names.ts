import * as z from 'zod/mini';
import { requiredText } from '#domain/platform/text.ts';
import { type LadderKey, type LevelNames, levelsOf } from './ladders.ts';

const LEVEL_NAME_LIMIT = 40;
const NOT_ON_LADDER = 'A level is not on this ladder';
const NOT_TOLD_APART = 'Each level needs a name of its own';

const name = z.optional(requiredText('A level has a name of 1 to 40 letters', 1, LEVEL_NAME_LIMIT));
const cues = z.strictObject(
  { I: name, VI: name, G: name, V: name, M: name, PP: name, FP: name },
  NOT_ON_LADDER,
);
const assistance = z.strictObject(
  { I: name, SU: name, MIN: name, MOD: name, MAX: name, DEP: name },
  NOT_ON_LADDER,
);

/** A practice's own names of the ladders' levels; all others keep their built-in names. */
export const levelNames = z
  .strictObject({ cues: z.optional(cues), assistance: z.optional(assistance) }, 'There is no such ladder')
  .check(
    z.refine((names) => areToldApart('cues', names), { error: NOT_TOLD_APART, path: ['cues'] }),
    z.refine((names) => areToldApart('assistance', names), { error: NOT_TOLD_APART, path: ['assistance'] }),
  );

function areToldApart(ladder: LadderKey, names: LevelNames): boolean {
  const labels = levelsOf(ladder, names).map(({ label }) => label.toLowerCase());
  return new Set(labels).size === labels.length;
}
