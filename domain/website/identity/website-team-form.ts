import * as z from 'zod/mini';
import { teamSchema } from './website-team.ts';

/** The other therapists of the practice, as the owner types them. */
export const teamForm = z.object({ team: teamSchema });

export type TeamFormValues = z.input<typeof teamForm>;
export type TeamFormResult = z.output<typeof teamForm>;
