import * as z from 'zod/mini';
import { missedStatuses } from './missed-session.ts';
import { newSession } from './session.ts';

const { date, time, duration } = newSession.shape;

/** The new time of a session; `missedAs` is the new status of one that was still scheduled. */
export const rescheduling = z.object({
  date,
  time,
  duration: z.optional(duration),
  missedAs: z._default(
    z.enum(missedStatuses, 'A session is missed as cancelled, absence or no-show'),
    'cancelled',
  ),
});
export type Rescheduling = z.output<typeof rescheduling>;
