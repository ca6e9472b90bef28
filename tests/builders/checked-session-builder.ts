import { historyOf, type LedgerSession } from '#domain/billing/mandates/ledger-history.ts';
import type { Mandate, MandateTerm } from '#domain/billing/mandates/mandate.ts';
import { schoolCalendars } from '#domain/billing/mandates/open-days.ts';
import { policyOf } from '#domain/billing/mandates/policy-presets.ts';
import type { Contract } from '#domain/billing/organizations/contract.ts';
import type {
  CheckedMandate,
  CheckedSession,
  CheckingPractice,
} from '#domain/billing/vouchers/checked-session.ts';
import { sessionsBeyond } from '#domain/billing/vouchers/periods-exceeded.ts';
import { defaultPracticeSettings } from '#domain/people/practice/default-practice-settings.ts';
import { buildTerm } from './mandate-builder.ts';
import { buildContract } from './organization-builder.ts';
import { momentOn, schoolSource } from './owed-year.ts';
import { buildSigningProfile } from './signing-builder.ts';

export interface CheckedCase {
  session?: Partial<CheckedSession>;
  mandate?: Partial<Mandate>;
  term?: Partial<MandateTerm>;
  contract?: Partial<Contract>;
  plan?: Partial<CheckedMandate['plan']>;
  client?: Partial<CheckedMandate['client']>;
  school?: CheckedMandate['school'];
  closedDays?: CheckedMandate['closedDays'];
  /** The other sessions of the mandate. */
  others?: readonly LedgerSession[];
  practice?: Partial<Omit<CheckingPractice, 'settings'>> & {
    settings?: Partial<CheckingPractice['settings']>;
  };
}

/** Builds a session of Oct 6, 2026 in which no check finds anything; pass only what the case is about. */
export function buildCheckedSession(changes: CheckedCase = {}): CheckedSession {
  const day = changes.session?.day ?? '2026-10-06';
  const plain: LedgerSession = {
    ...{ id: 9_001, date: momentOn(day), day, duration: 30, status: 'completed' },
    ...{ missedReason: null, makesUpFor: null, makeUpDeclined: null },
  };
  const own = { ...plain, ...changes.session };
  return {
    ...own,
    mandate: buildCheckedMandate(changes, own),
    ...{ clientId: 3, type: 'group', billable: true, noteStatus: 'signed' },
    note: {
      ...{ planId: 5, setting: 'school-classroom', makeUpFor: null, progress: 'progress' },
      ...{ diagnosisCodes: [], procedureCodes: [], version: 1 },
    },
    signed: {
      firstSignedAt: own.date,
      signedAt: own.date,
      missedReason: own.missedReason,
      waitsForReview: false,
    },
    ...{ size: 3, groupNumber: 1, overlapsOfChild: false, overlapsOfTherapist: false },
    ...{ invoiceId: null, billedAs: null },
    ...changes.session,
  };
}

function buildCheckedMandate(changes: CheckedCase, own: LedgerSession): CheckedMandate {
  const program = changes.plan?.program ?? 'iep';
  const contract = buildContract(changes.contract);
  const mandate: Mandate = {
    ...{ id: 7, therapistId: 1, clientId: 3, planId: 5, payerId: 2, schoolId: 1 },
    ...{ service: 'Occupational therapy', delivery: 'direct', endsOn: '2027-06-18' },
    terms: [buildTerm(changes.term)],
    authorizationNumber: 'A-1203',
    order: {
      ...{ writtenOn: '2026-09-01', practitioner: 'Dr. Lee Example', npi: null, says: null, until: null },
    },
    ...{ notes: null, createdAt: own.date, updatedAt: own.date },
    ...changes.mandate,
  };
  const policy = policyOf(contract, program);
  const days = schoolCalendars(schoolSource())(mandate);
  const history = historyOf({ mandate, sessions: [...(changes.others ?? []), own], days, policy });
  return {
    mandate,
    plan: { title: 'IEP 2026-27', program, setting: 'school-classroom', ...changes.plan },
    client: { id: 3, firstName: 'Ada', lastName: 'Sample', dateOfBirth: '2018-04-09', ...changes.client },
    school:
      changes.school === undefined
        ? { name: 'Maple Street School', weekdays: [...weekdays] }
        : changes.school,
    ...{ contract, policy, days, history },
    excess: sessionsBeyond(history),
    closedDays: changes.closedDays ?? [],
  };
}

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday'] as const;

/** Builds the practice in which a case is checked, on November 2, 2026. */
export function buildCheckingPractice({
  settings,
  ...changes
}: NonNullable<CheckedCase['practice']> = {}): CheckingPractice {
  const { npi = null, licenseUntil = null, updatedAt: _seen, ...profile } = buildSigningProfile();
  const now = '2026-11-02T15:00:00.000Z';
  return {
    settings: { ...defaultPracticeSettings, ...settings },
    profile: { ...profile, npi, licenseUntil, updatedAt: now },
    ...{ now, today: '2026-11-02' },
    ...changes,
  };
}
