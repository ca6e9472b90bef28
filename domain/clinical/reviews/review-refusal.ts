import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';

/** Whether a signed text still counts, or was replaced or withdrawn. */
export type Standing = 'counts' | 'replaced' | 'withdrawn';

interface ToReview {
  signed: Pick<Signed, 'kind' | 'signer'>;
  standing: Standing;
  /** The reviewer's profile. */
  profile: Pick<SigningProfile, 'profession' | 'licenseNumber'>;
}

/** Returns why a signed text cannot be reviewed, as a sentence; undefined if it can. */
export function reviewRefusal({ signed: { kind, signer }, standing, profile }: ToReview): string | undefined {
  if (profile.profession !== 'OT') return 'Only an occupational therapist reviews what an assistant signed';
  if (kind === 'withdrawal') return 'A withdrawal is not reviewed';
  if (standing === 'withdrawn') return 'This was withdrawn, so it is not reviewed';
  if (standing === 'replaced') return 'A newer version replaced this one. Review that';
  const isOwn = signer.profession === profile.profession && signer.licenseNumber === profile.licenseNumber;
  return isOwn ? 'Nobody reviews what they signed themselves' : undefined;
}
