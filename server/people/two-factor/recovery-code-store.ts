import { RECOVERY_CODES } from '#domain/people/two-factor/two-factor.ts';
import { hashOfTypedCode, newTypedCode } from '#server/people/sign-in/typed-code.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** Valid for years and stored as plain hashes: 98 bits cannot be guessed. */
const GROUPS = 5;

/** Replaces an account's recovery codes and returns the new ones; only their hashes are stored. */
export async function issueRecoveryCodes(queries: Queries, therapistId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newTypedCode(GROUPS));
  await queries.deleteFrom('recovery_codes').where('therapist_id', '=', therapistId).execute();
  await queries
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ therapist_id: therapistId, code_hash: hashOfTypedCode(code) })))
    .execute();
  return codes;
}

/** Redeems a recovery code, given without dashes; returns false if it is unknown or already used. */
export async function takeRecoveryCode(
  queries: Queries,
  therapistId: number,
  code: string,
): Promise<boolean> {
  const { numDeletedRows } = await queries
    .deleteFrom('recovery_codes')
    .where('therapist_id', '=', therapistId)
    .where('code_hash', '=', hashOfTypedCode(code))
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns the number of unused recovery codes. */
export async function countRecoveryCodes(queries: Queries, therapistId: number): Promise<number> {
  return countRows(queries.selectFrom('recovery_codes').where('therapist_id', '=', therapistId));
}
