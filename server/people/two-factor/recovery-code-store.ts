import { RECOVERY_CODES } from '#domain/people/two-factor/two-factor.ts';
import { hashOfTypedCode, newTypedCode } from '#server/people/sign-in/typed-code.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/** They are good for years and kept as plain hashes: 98 bits are more than anybody tries. */
const GROUPS = 5;

/** Makes a new set of recovery codes in place of the old one; only hashes are kept, the codes are told this once. */
export async function issueRecoveryCodes(queries: Queries, therapistId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, () => newTypedCode(GROUPS));
  await queries.deleteFrom('recovery_codes').where('therapist_id', '=', therapistId).execute();
  await queries
    .insertInto('recovery_codes')
    .values(codes.map((code) => ({ therapist_id: therapistId, code_hash: hashOfTypedCode(code) })))
    .execute();
  return codes;
}

/** Takes a recovery code, given without its dashes, which is used up by it; false when it is none, any more. */
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

/** How many codes are left to use. */
export async function countRecoveryCodes(queries: Queries, therapistId: number): Promise<number> {
  const { count } = await queries
    .selectFrom('recovery_codes')
    .select((row) => row.fn.countAll<number>().as('count'))
    .where('therapist_id', '=', therapistId)
    .executeTakeFirstOrThrow();
  return Number(count);
}
