import type { Goal } from '#domain/clinical/goals/goal.ts';
import type { Measuring } from '#domain/clinical/goals/measures.ts';

/** The fields of a goal that its pad needs: its measurement and its name. */
export type PadGoal = Measuring & Pick<Goal, 'name'>;
