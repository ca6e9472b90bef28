import type { SecondStep } from '#domain/people/two-factor/two-factor.ts';
import type { User } from '#domain/people/users/user.ts';
import type { AuditEntry } from '#server/platform/database/audit-log.ts';
import type { Queries } from '#server/platform/database/tables.ts';
import { takeRecoveryCode } from './recovery-code-store.ts';
import { takeCode } from './two-factor-store.ts';

export const WRONG_CODE = 'This code is not right, or was used already. Please enter the newest one';

/** Redeems an app's code or a recovery code; returns false if it is wrong or already used. */
export function takeSecondStep(
  queries: Queries,
  user: User,
  { code, recoveryCode = '' }: SecondStep,
  now: Date,
): Promise<boolean> {
  return code === undefined
    ? takeRecoveryCode(queries, user.id, recoveryCode)
    : takeCode(queries, user.id, code, now);
}

/** Returns the audit entries of a redeemed code: a recovery code is then used up, an app's code leaves none. */
export function redeemedEntries(user: User, { code }: SecondStep): AuditEntry[] {
  if (code !== undefined) return [];
  return [{ action: 'delete', entity: 'recovery-code', entityId: user.id, clientId: null }];
}
