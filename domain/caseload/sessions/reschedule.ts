import * as z from 'zod/mini';
import { nullish, recordId } from '#domain/platform/record-fields.ts';
import { missedStatuses } from './missed-session.ts';
import { newSession } from './session.ts';

const { date, time, duration, missedReason } = newSession.shape;

/**
 * The new time of a session; `missedAs` is the new status of one that was still scheduled, `missedReason` why it is
 * missed.
 */
export const rescheduling = z.object({
  date,
  time,
  duration: z.optional(duration),
  missedAs: z._default(
    z.enum(missedStatuses, 'A session is missed as cancelled, absence or no-show'),
    'cancelled',
  ),
  missedReason,
  /** The group whose meeting at that time the child joins. */
  groupId: nullish(recordId('Please choose a group from the list')),
});
export type Rescheduling = z.output<typeof rescheduling>;
