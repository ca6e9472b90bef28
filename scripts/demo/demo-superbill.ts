import { plusDays } from '#domain/platform/dates.ts';
import { sampleIdentity } from '#domain/website/identity/sample-identity.ts';
import type { PracticeNow } from '#server/billing/billing-documents/issuing-practice.ts';
import { makeSuperbill } from '#server/billing/billing-documents/make-superbill.ts';
import type { CaseloadWrites } from '#server/platform/database/caseload.ts';
import { INSURED } from './demo-billing-details.ts';

/** Days whose sessions have been invoiced, whenever the demo is started. */
const DAYS_BACK = { from: 75, until: 46 };

/** Makes a superbill for a family that files claims. */
export async function addSuperbill(
  queries: CaseloadWrites,
  clientIds: readonly number[],
  { today, settings }: PracticeNow,
): Promise<void> {
  const clientId = clientIds[INSURED];
  if (clientId === undefined) return;
  const days = {
    fromOn: plusDays(today, -DAYS_BACK.from),
    untilOn: plusDays(today, -DAYS_BACK.until),
  };
  await makeSuperbill(
    queries,
    { kind: 'superbill', clientId, ...days },
    { today, settings, identity: sampleIdentity },
  );
}
