import type { BillingDetails } from '#domain/billing/billing-details/billing-details.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import type { Day } from '#domain/platform/dates.ts';
import type { SessionCharge } from './invoice-charges.ts';
import type { PracticeOnPaper } from './paper-parties.ts';
import type { BillingCodes } from './procedure-code.ts';
import type { Superbill } from './superbill.ts';

/** A session of a child with what decides about its line on a superbill. */
export interface SuperbillSession
  extends Pick<Session, 'id' | 'duration' | 'type' | 'status' | 'noteStatus'> {
  day: Day;
  note: Pick<SessionNote, 'planId' | 'setting' | 'diagnosisCodes' | 'procedureCodes'> | null;
  /** Whether an organization pays it. */
  isOfOrganization: boolean;
  /** Null while it is on no invoice. */
  charge: SessionCharge | null;
}

/** A superbill that was made before. */
export interface EarlierSuperbill {
  id: number;
  number: number;
  isVoid: boolean;
  replacesNumber: number | null;
  bill: Superbill;
}

/** Everything that decides about a superbill of a child over some days. */
export interface SuperbillFacts extends BillingCodes {
  clientId: number;
  from: Day;
  to: Day;
  today: Day;
  client: Pick<Client, 'firstName' | 'lastName' | 'dateOfBirth' | 'address'>;
  profile: SigningProfile | null;
  practice: Pick<PracticeOnPaper, 'npi' | 'taxId'>;
  details: Pick<BillingDetails, 'plan' | 'memberNumber' | 'referringProvider' | 'referringNpi'> | null;
  /** Earliest first. */
  sessions: readonly SuperbillSession[];
  /** The days of the child's annual records. */
  annualDays: readonly Day[];
  /** Newest start first. */
  plans: readonly Pick<Plan, 'id' | 'startsOn' | 'endsOn' | 'diagnosisCodes' | 'procedureCodes'>[];
  /** Latest first. */
  earlier: readonly EarlierSuperbill[];
}
