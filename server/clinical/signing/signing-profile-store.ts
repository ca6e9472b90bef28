import type { SigningProfile, SigningProfileForm } from '#domain/clinical/signing/signing-profile.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { CHANGED_MEANWHILE, conflict } from '#server/platform/http/errors.ts';

/** Returns the therapist's signing profile; undefined if it is not filled in. */
export function findSigningProfile({ selectFrom }: CaseloadQueries): Promise<SigningProfile | undefined> {
  return selectFrom('signing_profiles')
    .select([
      'printed_name as printedName',
      'credentials',
      'profession',
      'license_number as licenseNumber',
      'npi',
      'license_until as licenseUntil',
      'updated_at as updatedAt',
    ])
    .executeTakeFirst();
}

/** Saves the therapist's signing profile. Throws 409 if it changed since the client read it. */
export async function saveSigningProfile(
  queries: CaseloadWrites,
  { updatedAt: seen, ...form }: SigningProfileForm,
): Promise<void> {
  const before = await findSigningProfile(queries);
  if (seen !== undefined && seen !== before?.updatedAt) throw conflict(CHANGED_MEANWHILE);
  const row = {
    printed_name: form.printedName,
    credentials: form.credentials,
    profession: form.profession,
    license_number: form.licenseNumber,
    npi: form.npi ?? null,
    license_until: form.licenseUntil ?? null,
  };
  if (before) {
    await queries
      .updateTable('signing_profiles')
      .set({ ...row, updated_at: queries.changedAt })
      .execute();
  } else {
    const { now } = queries;
    await queries.insertInto('signing_profiles', [{ ...row, created_at: now, updated_at: now }]);
  }
  queries.audit({ action: 'update', entity: 'account', entityId: queries.therapistId, clientId: null });
}
