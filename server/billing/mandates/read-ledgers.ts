import { hasSuccessor } from '#domain/billing/mandates/flags.ts';
import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { schoolCalendars } from '#domain/billing/mandates/open-days.ts';
import type { OwedQuestion } from '#domain/billing/mandates/owed-service.ts';
import { policyOf } from '#domain/billing/mandates/policy-presets.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import type { Day } from '#domain/platform/dates.ts';
import { listOrganizations } from '#server/billing/organizations/organization-store.ts';
import { listClosings } from '#server/caseload/closings/closing-store.ts';
import { MANDATE_NOT_FOUND } from '#server/caseload/sessions/session-mandate.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { notFound } from '#server/platform/http/errors.ts';
import { mandateColumns } from './mandate-store.ts';
import { readLedgerSessions } from './read-ledger-sessions.ts';

type Calendar = Pick<PracticeSettings, 'timeZone' | 'schoolYearStart'>;

/** Returns what the ledgers of mandates are counted from on a day: of all, or of one client's. */
export async function readLedgers(
  queries: CaseloadQueries,
  on: Day,
  { timeZone, schoolYearStart }: Calendar,
  clientId?: number,
): Promise<OwedQuestion[]> {
  const [mandates, sessions, closings, organizations] = await Promise.all([
    readMandates(queries, clientId),
    readLedgerSessions(queries, timeZone, clientId),
    listClosings(queries),
    listOrganizations(queries),
  ]);
  const daysOf = schoolCalendars({ organizations, closings, schoolYearStart });
  const contracts = new Map(organizations.map(({ id, contract }) => [id, contract]));
  const all = mandates.map(({ mandate }) => mandate);
  return mandates.map(({ mandate, program, isActive }) => ({
    mandate,
    sessions: sessions.get(mandate.id) ?? [],
    days: daysOf(mandate),
    policy: policyOf((mandate.payerId && contracts.get(mandate.payerId)) || null, program),
    on,
    hasSuccessor: hasSuccessor(mandate, all),
    isActive,
    program,
  }));
}

/** Returns what the ledger of one mandate is counted from on a day. Throws 404 if it was deleted meanwhile. */
export async function readLedger(
  queries: CaseloadQueries,
  { id, clientId }: Pick<Mandate, 'id' | 'clientId'>,
  on: Day,
  settings: Calendar,
): Promise<OwedQuestion> {
  const questions = await readLedgers(queries, on, settings, clientId);
  const question = questions.find(({ mandate }) => mandate.id === id);
  if (!question) throw notFound(MANDATE_NOT_FOUND);
  return question;
}

async function readMandates({ selectFrom }: CaseloadQueries, clientId: number | undefined) {
  let selection = selectFrom('mandates')
    .innerJoin('plans', 'plans.id', 'mandates.plan_id')
    .innerJoin('clients', 'clients.id', 'mandates.client_id')
    .select(mandateColumns)
    .select(['plans.program', 'clients.status'])
    .orderBy('mandates.id');
  if (clientId !== undefined) selection = selection.where('mandates.client_id', '=', clientId);
  const rows = await selection.execute();
  return rows.map(({ program, status, ...mandate }) => ({ mandate, program, isActive: status === 'active' }));
}
