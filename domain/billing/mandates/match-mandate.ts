import type { Day } from '#domain/platform/dates.ts';
import { type MandateDays, termOn } from './mandate.ts';

/** A session of the mandates' child. */
interface MatchedSession {
  /** The day in the practice's time zone. */
  day: Day;
  /** Whole minutes. */
  duration: number;
  /** Whether its type is group. */
  isInGroup: boolean;
}

/** The mandate that a session counts toward; unclear where several fit, so that a form asks. */
export interface MandateMatch {
  mandateId: number | null;
  isUnclear: boolean;
}

/**
 * Returns the mandate that a session counts toward, of the child's own: the only one that runs on its day; of several,
 * the only one for a group or for one child as the session is; of several of these, the only one of its length.
 */
export function matchMandate(
  { day, duration, isInGroup }: MatchedSession,
  mandates: readonly (MandateDays & { id: number })[],
): MandateMatch {
  const running = mandates.flatMap((mandate) => {
    const term = termOn(mandate, day);
    return term ? [{ id: mandate.id, ...term }] : [];
  });
  const [only] = running;
  if (only === undefined) return { mandateId: null, isUnclear: false };
  if (running.length === 1) return { mandateId: only.id, isUnclear: false };
  const ofRatio = running.filter(({ group }) => group > 1 === isInGroup);
  const fitting = ofRatio.length === 1 ? ofRatio : ofRatio.filter(({ minutes }) => minutes === duration);
  const mandateId = fitting.length === 1 ? (fitting[0]?.id ?? null) : null;
  return { mandateId, isUnclear: mandateId === null };
}
