import { isPayer, type Organization } from '#domain/billing/organizations/organization.ts';
import { type BilledRow, billedRowsOf } from '#domain/billing/vouchers/billed-rows.ts';
import { type Examined, examine } from '#domain/billing/vouchers/check-voucher.ts';
import type { CheckedSession } from '#domain/billing/vouchers/checked-session.ts';
import { logsOf } from '#domain/billing/vouchers/service-log.ts';
import type { VoucherQuestion } from '#domain/billing/vouchers/voucher.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import { getOrganization } from '#server/billing/organizations/organization-store.ts';
import { findSigningProfile } from '#server/clinical/signing/signing-profile-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { readCheckedSessions } from './read-sessions.ts';
import { listVouchers } from './voucher-store.ts';

/** The practice and the moment of a request. */
export interface BillingMoment {
  settings: PracticeSettings;
  today: Day;
  now: Instant;
}

/** Returns the payer of a bill. Throws 404 for another therapist's, 400 for a school that pays nothing. */
export async function getPayer(queries: CaseloadQueries, payerId: number) {
  const payer = await getOrganization(queries, payerId);
  if (!isPayer(payer) || payer.contract === null) throw invalid('Choose who pays from the list');
  return { payer: payer satisfies Organization, contract: payer.contract };
}

/** Runs all checks over a payer's sessions of a period. */
export async function examineSessions(
  queries: CaseloadQueries,
  { payerId, fromOn, untilOn, leaveOut = [] }: VoucherQuestion,
  { settings, today, now }: BillingMoment,
): Promise<Examined[]> {
  const question = { from: fromOn, until: untilOn, payerId };
  const { sessions } = await readCheckedSessions(queries, question, settings);
  const billed = await readBilledRows(queries, { payerId, from: fromOn, until: untilOn });
  const rows = billedRowsOf(sessions, billed, settings.timeZone);
  const compared = sessions.map(
    (session): CheckedSession => ({ ...session, billedAs: rows.get(session.id) ?? null }),
  );
  const profile = (await findSigningProfile(queries)) ?? null;
  return examine(compared, new Set(leaveOut), { settings, profile, now, today });
}

/** Returns the rows of the bills that were sent for a period, those of the latest bill last. */
async function readBilledRows(
  queries: CaseloadQueries,
  period: { payerId: number; from: Day; until: Day },
): Promise<BilledRow[]> {
  const sent = await listVouchers(queries, { ...period, isSent: true });
  return sent
    .toReversed()
    .flatMap(({ parts }) => parts)
    .flatMap(({ clientId, text }) => {
      const rows = logsOf(text).flatMap((log) => log.rows);
      return rows.filter(({ cents }) => cents !== null).map((row) => ({ clientId, row }));
    });
}
