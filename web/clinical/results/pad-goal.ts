import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { Measuring } from '#domain/clinical/goals/measures.ts';

/** A goal as far as its pad goes: how it is measured, and what it is called. */
export type PadGoal = Measuring & Pick<Goal, 'name'>;
