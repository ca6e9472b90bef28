import type { DocumentKind } from '#domain/documents/document-words.ts';
import type { Profession } from './signing-profile.ts';

/** What an occupational therapist alone can make final: New York asks for the therapist who evaluates and plans. */
const finalByTherapist: ReadonlySet<DocumentKind | 'session-note'> = new Set([
  'evaluation',
  'plan-of-care',
  'discharge-summary',
]);

/** What is said of something that an assistant signed; undefined of what a therapist signed. */
export function reservationOf(
  profession: Profession,
  kind: DocumentKind | 'session-note',
): string | undefined {
  if (profession === 'OT') return undefined;
  return finalByTherapist.has(kind)
    ? 'Not final: an occupational therapist has not signed'
    : 'Review by the supervising therapist is not recorded here.';
}
