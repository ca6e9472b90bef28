import { type Day, plusDays, startOfDay } from '#domain/platform/dates.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { listPlans } from '#server/clinical/plans/plan-store.ts';
import { findSigningProfile } from '#server/clinical/signing/signing-profile-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import type { PracticeNow } from './issuing-practice.ts';

/** The child and the days of a paper. */
export interface PaperDays {
  clientId: number;
  from: Day;
  to: Day;
}

/** Reads what every paper over some days is made of. Throws 404 for another therapist's client. */
export async function readPaperFacts(
  queries: CaseloadQueries,
  days: PaperDays,
  { settings, today }: PracticeNow,
) {
  const { clientId, from, to } = days;
  const { timeZone, npi, taxId, letterheadAddress: address } = settings;
  const client = await getClient(queries, clientId);
  return {
    ...days,
    today,
    client,
    profile: (await findSigningProfile(queries)) ?? null,
    practice: { npi, taxId, address },
    plans: await listPlans(queries, { clientId }),
    /** The client's sessions of these days. */
    moments: { clientId, from: startOfDay(from, timeZone), until: startOfDay(plusDays(to, 1), timeZone) },
  };
}
