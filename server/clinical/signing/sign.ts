import { type Attestation, correctionAttestation } from '#domain/clinical/signing/attestations.ts';
import { reservationOf } from '#domain/clinical/signing/reservation.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import type { NoteSigning } from '#domain/clinical/signing/signing-acts.ts';
import { formatDate } from '#domain/platform/dates.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { CHANGED_MEANWHILE, conflict, refuseStale } from '#server/platform/http/errors.ts';
import { refuseBlanks } from './refuse-blanks.ts';
import { getSigningProfile, NO_PROFILE, signatureOf } from './signature.ts';
import { addSigned, findLastVersion } from './signed-document-store.ts';
import {
  type PracticeCalendar,
  type SignedKind,
  type SigningMoment,
  setState,
  type ToSign,
} from './signed-kind.ts';
import { findSigningProfile } from './signing-profile-store.ts';

/**
 * Signs a note or document; signing a note sets the status of a scheduled session. Throws 409 if it cannot be
 * signed, is already signed, or changed since the client read it.
 */
export async function sign<Draft extends ToSign>(
  queries: CaseloadWrites,
  kind: SignedKind<Draft>,
  id: number,
  form: NoteSigning,
  calendar: PracticeCalendar,
): Promise<SignedDocument> {
  const { now } = queries;
  const { settings } = calendar;
  const draft = await kind.read(queries, id, form, { ...calendar, now });
  if (draft.state === 'signed' || draft.state === 'withdrawn') throw conflict(kind.messages[draft.state]);
  refuseStale(draft, form.updatedAt);
  const profile = await getSigningProfile(queries);
  if (form.seen !== undefined && form.seen !== draft.seen) throw conflict(CHANGED_MEANWHILE);
  if (draft.refusal !== undefined) throw conflict(draft.refusal);
  refuseBlanks(draft.blanks, form);
  const { of, client, text, version } = draft;
  await kind.prepare(queries, draft, settings);
  const replaced = await findLastVersion(queries, of);
  const attestations = attestationsOf(draft, replaced, settings.timeZone);
  await setState(queries, kind, id, { state: 'signed', ...draft.settled });
  const signed = await addSigned(queries, of, {
    ...text,
    ...signatureOf(client, profile, settings, { now, attestations }),
    reservation: reservationOf(profile.profession, draft.kind),
    about: replaced?.uid ?? null,
    version,
  });
  const about = { entity: kind.entity, entityId: id, clientId: of.clientId };
  queries.audit({ action: 'sign', ...about, fingerprint: signed.hash });
  // A signature can only be withdrawn, not undone.
  queries.undo.forget();
  return signed;
}

/** Returns a note or document as it would be signed, with the reason why it cannot be and the warnings. */
export async function previewSigning<Draft extends ToSign>(
  queries: CaseloadQueries,
  kind: SignedKind<Draft>,
  id: number,
  query: Pick<NoteSigning, 'status'>,
  moment: SigningMoment,
) {
  const draft = await kind.read(queries, id, query, moment);
  const { timeZone, signingNeedsPassword } = moment.settings;
  const hasProfile = (await findSigningProfile(queries)) !== undefined;
  const replaced = await findLastVersion(queries, draft.of);
  const preview = {
    ...kind.shown(draft),
    seen: draft.seen,
    refusal: hasProfile ? (draft.refusal ?? null) : NO_PROFILE,
    warnings: await kind.warnings(queries, draft, moment),
    blanks: draft.blanks,
    attestations: attestationsOf(draft, replaced, timeZone).map(({ text }) => text),
    needsPassword: signingNeedsPassword,
  };
  return { preview, clientId: draft.of.clientId };
}

/** Returns the attestations of a signature, including that of a correction. */
function attestationsOf(
  { attestation, correctionReason }: ToSign,
  replaced: SignedDocument | undefined,
  timeZone: string,
): Attestation[] {
  if (replaced === undefined) return [attestation];
  const signedOn = formatDate(replaced.signedAt, timeZone);
  return [attestation, correctionAttestation(signedOn, correctionReason ?? '')];
}
