import { historyOf, type LedgerSession } from '#domain/billing/mandates/ledger-history.ts';
import { schoolCalendars } from '#domain/billing/mandates/open-days.ts';
import { policyOf } from '#domain/billing/mandates/policy-presets.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { CheckedMandate } from '#domain/billing/vouchers/checked-session.ts';
import { sessionsBeyond } from '#domain/billing/vouchers/periods-exceeded.ts';
import { closingOn } from '#domain/caseload/closings/closed-days.ts';
import { closingsOf, closingsOfPractice } from '#domain/caseload/closings/closed-places.ts';
import type { Closing } from '#domain/caseload/closings/closing.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { type Day, plusDays } from '#domain/platform/dates.ts';
import { mandateColumns } from '#server/billing/mandates/mandate-store.ts';
import { listOrganizations } from '#server/billing/organizations/organization-store.ts';
import { listClosings } from '#server/caseload/closings/closing-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';

/** Which mandates' sessions are asked for, and in which days. */
export interface LogQuestion {
  from: Day;
  until: Day;
  clientId?: number | undefined;
  mandateId?: number | undefined;
  payerId?: number | undefined;
  schoolId?: number | undefined;
}

/** Returns the mandates of a question with everything that decides about their sessions, by id. */
export async function readCheckedMandates(
  queries: CaseloadQueries,
  question: LogQuestion,
  sessionsOf: ReadonlyMap<number | null, readonly LedgerSession[]>,
  { schoolYearStart }: Pick<PracticeSettings, 'schoolYearStart'>,
): Promise<Map<number, CheckedMandate>> {
  const rows = await selectMandates(queries, question);
  const organizations = await listOrganizations(queries);
  const closings = await listClosings(queries);
  const daysOf = schoolCalendars({ organizations, closings, schoolYearStart });
  const byId = new Map(organizations.map((organization) => [organization.id, organization]));
  const closedOf = new Map<number | null, CheckedMandate['closedDays']>();
  const checked = rows.map(({ title, program, setting, firstName, lastName, dateOfBirth, ...mandate }) => {
    const school = mandate.schoolId === null ? null : (byId.get(mandate.schoolId) ?? null);
    const contract = (mandate.payerId !== null && byId.get(mandate.payerId)?.contract) || null;
    const policy = policyOf(contract, program);
    const days = daysOf(mandate);
    const history = historyOf({ mandate, sessions: sessionsOf.get(mandate.id) ?? [], days, policy });
    const closedDays = closedOf.get(mandate.schoolId) ?? closedDaysOf(school, closings, question);
    closedOf.set(mandate.schoolId, closedDays);
    const one: CheckedMandate = {
      mandate,
      plan: { title, program, setting },
      client: { id: mandate.clientId, firstName, lastName, dateOfBirth },
      ...{ contract, school, policy, days, history },
      excess: sessionsBeyond(history),
      closedDays,
    };
    return [mandate.id, one] as const;
  });
  return new Map(checked);
}

/** Selects the mandates of a question, of one child after the other, the earlier first. */
function selectMandates(queries: CaseloadQueries, question: LogQuestion) {
  const { clientId, mandateId, payerId, schoolId } = question;
  let selection = queries
    .selectFrom('mandates')
    .innerJoin('plans', 'plans.id', 'mandates.plan_id')
    .innerJoin('clients', 'clients.id', 'mandates.client_id')
    .select(mandateColumns)
    .select(['plans.title', 'plans.program', 'plans.setting'])
    .select([
      'clients.first_name as firstName',
      'clients.last_name as lastName',
      'clients.date_of_birth as dateOfBirth',
    ])
    .orderBy('mandates.client_id')
    .orderBy('mandates.id');
  if (clientId !== undefined) selection = selection.where('mandates.client_id', '=', clientId);
  if (mandateId !== undefined) selection = selection.where('mandates.id', '=', mandateId);
  if (payerId !== undefined) selection = selection.where('mandates.payer_id', '=', payerId);
  if (schoolId !== undefined) selection = selection.where('mandates.school_id', '=', schoolId);
  return selection.execute();
}

/** Returns the closed days of a school in the question, else of the practice, with what closes them. */
function closedDaysOf(
  school: Organization | null,
  closings: readonly Closing[],
  { from, until }: LogQuestion,
): { day: Day; name: string }[] {
  const own = school ? closingsOf(school, closings) : [];
  const ofPractice = closingsOfPractice(closings);
  const closed: { day: Day; name: string }[] = [];
  for (let day = from; day <= until; day = plusDays(day, 1)) {
    const closing = closingOn(day, own) ?? closingOn(day, ofPractice);
    if (closing) closed.push({ day, name: closing.reason });
  }
  return closed;
}
