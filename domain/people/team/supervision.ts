import * as z from 'zod/mini';
import type { Day } from '#domain/platform/dates.ts';
import { optionalDay, requiredDay } from '#domain/platform/day-fields.ts';
import { recordId, seenUpdatedAt } from '#domain/platform/record-fields.ts';
import { day, id, instant, text } from '#domain/platform/stored-shapes.ts';
import { optionalText } from '#domain/platform/text.ts';

const PLAN_LIMIT = 4_000;

/** A supervision as the owner proposes it; without a supervisor it ends. The therapist has to agree to it. */
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

/** The version of a supervision that a therapist agrees to. */
export const supervisionAgreement = z.object({
  updatedAt: z.string('Please reload this page and try again'),
});

/** A stored supervision. */
export const supervisionShape = z.strictObject({
  supervisorId: id,
  fromOn: day,
  untilOn: z.nullable(day),
  planText: text,
  /** When the supervised therapist agreed; null while they are asked. Until then nothing can be read. */
  agreedAt: z.nullable(instant),
  updatedAt: instant,
});
export type Supervision = z.output<typeof supervisionShape>;

const days = { fromOn: day, untilOn: z.nullable(day), agreedAt: z.nullable(instant) };

/** The supervisions of the signed-in user, in both roles. */
export const ownSupervisionsShape = z.strictObject({
  /** Who supervises the user; null if nobody is named. */
  supervisor: z.nullable(
    z.strictObject({ ...days, fullName: z.string(), planText: text, updatedAt: instant }),
  ),
  /** Whom the user supervises. */
  supervised: z.array(z.strictObject({ ...days, therapistId: id, fullName: z.string() })),
});
export type OwnSupervisions = z.output<typeof ownSupervisionsShape>;

/**
 * Returns whether a supervision begins too early: before today, so that nothing already signed opens. A first day that is
 * stored already may stay.
 */
export function beginsTooEarly(
  fromOn: Day,
  stored: Pick<Supervision, 'fromOn'> | undefined,
  today: Day,
): boolean {
  return fromOn < today && fromOn !== stored?.fromOn;
}

/** Returns whether a change gives a supervisor more to read than the therapist agreed to. */
export function widensSupervision(stored: StoredDays | undefined, changed: StoredDays): boolean {
  if (stored === undefined || stored.supervisorId !== changed.supervisorId) return true;
  if (changed.fromOn < stored.fromOn) return true;
  return stored.untilOn !== null && (changed.untilOn === null || changed.untilOn > stored.untilOn);
}

type StoredDays = Pick<Supervision, 'supervisorId' | 'fromOn' | 'untilOn'>;

type SupervisedDays = Pick<Supervision, 'fromOn' | 'untilOn'>;

/** Returns whether a day is one of a supervision: from its first day to its last, both included. */
export function isSupervisedOn({ fromOn, untilOn }: SupervisedDays, on: Day): boolean {
  return fromOn <= on && (untilOn === null || on <= untilOn);
}

/** Returns whether the supervisor may read today what was signed on a day: both have to be days of the supervision. */
export function mayReadSigned(days: SupervisedDays, signedOn: Day, today: Day): boolean {
  return isSupervisedOn(days, today) && isSupervisedOn(days, signedOn);
}
