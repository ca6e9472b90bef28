import type { VersionKind } from './signed-document.ts';
import type { Profession } from './signing-profile.ts';

/** What an occupational therapist alone can make final: New York asks for the therapist who evaluates and plans. */
const finalByTherapist: ReadonlySet<VersionKind> = new Set([
  'evaluation',
  'plan-of-care',
  'discharge-summary',
]);

/** What is said in what an assistant signed and a therapist alone makes final; undefined of anything else. */
export function reservationOf(profession: Profession, kind: VersionKind): string | undefined {
  return profession === 'OTA' && finalByTherapist.has(kind)
    ? 'Not final: an occupational therapist has not signed'
    : undefined;
}
