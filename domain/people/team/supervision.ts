import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import { optionalDay, requiredDay } from '#domain/platform/day-fields.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, id, instant, text } from '#domain/platform/stored-shapes.ts';
import { optionalText } from '#domain/platform/text.ts';

const PLAN_LIMIT = 4_000;

/** Who supervises a therapist from which day on, as the owner names it; nobody ends what was there. */
export const supervisionForm = z
  .object({
    supervisorId: z.nullable(recordId('Choose who supervises')),
    fromOn: requiredDay('Please enter the first day'),
    untilOn: z.optional(optionalDay('Please enter the last day as a date')),
    /** The written plan: how notes and reports are reviewed, and when the two meet. */
    planText: z.optional(optionalText(PLAN_LIMIT)),
    updatedAt: seenUpdatedAt,
  })
  .check(
    z.refine(({ fromOn, untilOn }) => !untilOn || untilOn >= fromOn, {
      error: 'The last day must not be before the first',
      path: ['untilOn'],
    }),
  );
export type SupervisionForm = z.output<typeof supervisionForm>;

/** Who supervises a therapist, as it is kept. */
export const supervisionShape = z.strictObject({
  supervisorId: id,
  fromOn: day,
  untilOn: z.nullable(day),
  planText: text,
  updatedAt: instant,
});
export type Supervision = z.output<typeof supervisionShape>;

type SupervisedDays = Pick<Supervision, 'fromOn' | 'untilOn'>;

/** Whether a supervision holds on a day: from its first day on, the last one included. */
export function isSupervisedOn({ fromOn, untilOn }: SupervisedDays, on: Day): boolean {
  return fromOn <= on && (untilOn === null || on <= untilOn);
}

/** Whether the supervisor may read on a day what was signed on another: since the first day, and while it holds. */
export function mayReadSigned(days: SupervisedDays, signedOn: Day, today: Day): boolean {
  return isSupervisedOn(days, today) && signedOn >= days.fromOn;
}
