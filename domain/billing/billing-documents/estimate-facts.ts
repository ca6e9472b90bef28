import type { PricedSession, Pricing } from '#domain/billing/invoices/session-price.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { EarlierPaper } from './number-to-replace.ts';
import type { PracticeOnPaper } from './paper-parties.ts';

/** Everything that decides about an estimate for a child over some days. */
export interface EstimateFacts {
  clientId: number;
  from: Day;
  to: Day;
  today: Day;
  client: Pick<Client, 'firstName' | 'lastName' | 'dateOfBirth' | 'address'>;
  profile: SigningProfile | null;
  practice: Pick<PracticeOnPaper, 'npi' | 'taxId' | 'address'>;
  /** Held or planned in these days and paid by the family, earliest first. */
  sessions: readonly PricedSession[];
  pricing: Pricing;
  /** Newest start first. */
  plans: readonly Pick<Plan, 'startsOn' | 'endsOn' | 'diagnosisCodes' | 'procedureCodes'>[];
  /** Estimates made before, latest first. */
  earlier: readonly EarlierPaper[];
}
