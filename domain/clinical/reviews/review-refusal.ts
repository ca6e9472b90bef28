import type { Signed } from '#domain/clinical/signing/signed-note.ts';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';

/** Whether a signed text still counts, or what became of it since. */
export type Standing = 'counts' | 'replaced' | 'withdrawn';

interface ToReview {
  signed: Pick<Signed, 'kind' | 'signer'>;
  standing: Standing;
  /** Of who reviews. */
  profile: Pick<SigningProfile, 'profession' | 'licenseNumber'>;
}

/** Why a signed text is not reviewed, as a sentence; undefined when it can be. */
export function reviewRefusal({ signed: { kind, signer }, standing, profile }: ToReview): string | undefined {
  if (profile.profession !== 'OT') return 'Only an occupational therapist reviews what an assistant signed';
  if (kind === 'withdrawal') return 'A withdrawal is not reviewed';
  if (standing === 'withdrawn') return 'This was withdrawn, so it is not reviewed';
  if (standing === 'replaced') return 'A newer version replaced this one. Review that';
  const isOwn = signer.profession === profile.profession && signer.licenseNumber === profile.licenseNumber;
  return isOwn ? 'Nobody reviews what they signed themselves' : undefined;
}
