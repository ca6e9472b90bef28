import type { VersionKind } from './signed-document.ts';
import type { Profession } from './signing-profile.ts';

/**
 * Documents that only an occupational therapist can make final: New York requires the therapist who evaluates
 * and plans.
 */
const finalByTherapist: ReadonlySet<VersionKind> = new Set([
  'evaluation',
  'plan-of-care',
  'discharge-summary',
]);

/**
 * Returns the notice on documents signed by an assistant that only a therapist can make final; undefined for
 * anything else.
 */
export function reservationOf(profession: Profession, kind: VersionKind): string | undefined {
  return profession === 'OTA' && finalByTherapist.has(kind)
    ? 'Not final: an occupational therapist has not signed'
    : undefined;
}
