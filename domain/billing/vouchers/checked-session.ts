import type { LedgerHistory, LedgerSession } from '#domain/billing/mandates/ledger-history.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import type { SchoolDays } from '#domain/billing/mandates/open-days.ts';
import type { Contract, Policy } from '#domain/billing/organizations/contract.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Client } from '#domain/caseload/clients/client.ts';
import type { MissedReason } from '#domain/caseload/sessions/missed-reason.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SessionNote } from '#domain/clinical/notes/session-note.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { SigningProfile } from '#domain/clinical/signing/signing-profile.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day, Instant } from '#domain/platform/dates.ts';
import type { LogRow } from './service-log.ts';

/** What was signed of a session: by its first signature, and by the one that counts. */
export interface SignedSession {
  firstSignedAt: Instant;
  signedAt: Instant;
  missedReason: MissedReason | null;
  /** Whether an assistant signed it and nobody reviewed it. */
  waitsForReview: boolean;
}

/** A session's note as the checks and the logs use it. */
export type CheckedNote = Pick<
  SessionNote,
  'planId' | 'setting' | 'makeUpFor' | 'progress' | 'diagnosisCodes' | 'procedureCodes' | 'version'
>;

/** A mandate with everything that decides about its sessions. */
export interface CheckedMandate {
  mandate: Mandate;
  plan: Pick<Plan, 'title' | 'program' | 'setting'>;
  client: Pick<Client, 'id' | 'firstName' | 'lastName' | 'dateOfBirth'>;
  /** Null is the family. */
  contract: Contract | null;
  school: Pick<Organization, 'name' | 'weekdays'> | null;
  policy: Policy;
  days: SchoolDays;
  /** The mandate's whole history, so that a week across two months is counted whole. */
  history: LedgerHistory;
  /** The sessions beyond what a period promises. */
  excess: ReadonlySet<number>;
  /** The days of the question that are closed, with their names. */
  closedDays: readonly { day: Day; name: string }[];
}

/** A session of the question. */
export interface CheckedSession
  extends LedgerSession,
    Pick<Session, 'clientId' | 'type' | 'billable' | 'noteStatus'> {
  mandate: CheckedMandate;
  note: CheckedNote | null;
  signed: SignedSession | null;
  /** The children present, this one included. */
  size: number;
  /** The number of its meeting in the question; null without a group. */
  groupNumber: number | null;
  /** A session of the child, and one of the therapist with others, at the same time. */
  overlapsOfChild: boolean;
  overlapsOfTherapist: boolean;
  /** The invoice that it is on. */
  invoiceId: number | null;
  /** Its row on a bill that was sent. */
  billedAs: LogRow | null;
}

/** The practice and the moment in which is checked. */
export interface CheckingPractice {
  settings: Pick<
    PracticeSettings,
    'timeZone' | 'billSignedOnly' | 'lateNoteDays' | 'npi' | 'license' | 'billableAbsences'
  >;
  profile: SigningProfile | null;
  now: Instant;
  today: Day;
}
