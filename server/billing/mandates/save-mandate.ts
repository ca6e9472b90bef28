import {
  firstDayOf,
  type Mandate,
  type MandateChange,
  mandateFault,
  mandateOutsidePlan,
  type NewMandate,
} from '#domain/billing/mandates/mandate.ts';
import { isPayer } from '#domain/billing/organizations/organization.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { plusDays, startOfDay } from '#domain/platform/dates.ts';
import { getOrganization } from '#server/billing/organizations/organization-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { recountAbsences } from '#server/caseload/sessions/recount-absences.ts';
import { changeSession } from '#server/caseload/sessions/save-session.ts';
import { getPlan } from '#server/clinical/plans/plan-store.ts';
import { addPlan } from '#server/clinical/plans/save-plan.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import { countRows } from '#server/platform/database/count-rows.ts';
import { conflict, invalid } from '#server/platform/http/errors.ts';
import { createMandate, deleteMandate, listMandates, updateMandate } from './mandate-store.ts';

/**
 * Adds a mandate, with its plan if that is new and with the further ones of the same plan, and counts the named sessions
 * toward them. Returns the first. Throws 404 for what is another therapist's, 400 if its days, plan or payer do not fit.
 */
export async function addMandate(
  queries: CaseloadWrites,
  { sessionIds, planId: namedPlanId, plan, further = [], ...requested }: NewMandate,
  settings: PracticeSettings,
): Promise<Mandate> {
  const { clientId, payerId = null, schoolId = null } = requested;
  await getClient(queries, clientId);
  const planId = await planOfMandate(queries, { clientId, planId: namedPlanId, plan });
  const add = async ({ sessionIds: counted = [], ...promise }: Promised): Promise<Mandate> => {
    const mandate = { ...requested, ...promise, planId };
    await refuseWrongMandate(queries, { ...mandate, payerId, schoolId });
    const created = await createMandate(queries, mandate);
    await countSessions(queries, created, counted, settings);
    return created;
  };
  const first = await add({ delivery: requested.delivery, terms: requested.terms, sessionIds });
  for (const other of further) await add(other);
  return first;
}

/** The fields that differ between several mandates of a plan. */
type Promised = Pick<NewMandate, 'delivery' | 'terms' | 'sessionIds'>;

/**
 * Changes the sent fields, counts the named sessions too, and frees those that now lie outside of the mandate's days. If
 * somebody else pays from now on, its absences are counted anew.
 * Throws what `addMandate` throws.
 */
export async function changeMandate(
  queries: CaseloadWrites,
  before: Mandate,
  { sessionIds = [], ...change }: Omit<MandateChange, 'updatedAt'>,
  settings: PracticeSettings,
): Promise<Mandate> {
  await refuseWrongMandate(queries, {
    clientId: before.clientId,
    planId: change.planId ?? before.planId,
    payerId: change.payerId === undefined ? before.payerId : change.payerId,
    schoolId: change.schoolId === undefined ? before.schoolId : change.schoolId,
    endsOn: change.endsOn ?? before.endsOn,
    terms: change.terms ?? before.terms,
  });
  const update = () => updateMandate(queries, before, change);
  const isPaidElsewhere = change.payerId !== undefined && change.payerId !== before.payerId;
  const after = isPaidElsewhere
    ? await recountAbsences(queries, before.id, settings, update)
    : await update();
  await freeSessionsOutside(queries, after, settings);
  await countSessions(queries, after, sessionIds, settings);
  return after;
}

/** Deletes a mandate. Throws 409 while sessions count toward it. */
export async function removeMandate(queries: CaseloadWrites, mandate: Mandate): Promise<void> {
  const counted = await countRows(queries.selectFrom('sessions').where('mandate_id', '=', mandate.id));
  if (counted > 0) {
    const sessions = counted === 1 ? '1 session counts' : `${counted} sessions count`;
    throw conflict(`${sessions} toward this mandate. End it instead`);
  }
  await deleteMandate(queries, mandate);
}

/** Returns the id of the named plan, or of the one that is created with the mandate. */
async function planOfMandate(
  queries: CaseloadWrites,
  { clientId, planId, plan }: Pick<NewMandate, 'clientId' | 'planId' | 'plan'>,
): Promise<number> {
  if (plan !== undefined && planId === undefined) return (await addPlan(queries, { ...plan, clientId })).id;
  if (plan !== undefined || planId === undefined) throw invalid('Choose a plan, or describe a new one');
  return planId;
}

type Requested = Pick<Mandate, 'clientId' | 'planId' | 'payerId' | 'schoolId' | 'endsOn' | 'terms'>;

/** Throws 400 if the plan, the days or the payer of a mandate do not fit. */
export async function refuseWrongMandate(queries: CaseloadQueries, requested: Requested): Promise<void> {
  const plan = await getPlan(queries, requested.planId);
  if (plan.clientId !== requested.clientId) throw invalid('Choose a plan of this child');
  const fault = mandateFault(requested) ?? mandateOutsidePlan(requested, plan);
  if (fault) throw invalid(fault.message);
  if (requested.payerId !== null && !isPayer(await getOrganization(queries, requested.payerId))) {
    throw invalid('Choose who pays from the list');
  }
  if (requested.schoolId !== null) await getOrganization(queries, requested.schoolId);
}

/** Throws 409 if who pays for a mandate of a restored client has lost its contract since. */
export async function refuseLostPayers(queries: CaseloadQueries, clientId: number): Promise<void> {
  for (const { payerId } of await listMandates(queries, { clientId })) {
    if (payerId === null || isPayer(await getOrganization(queries, payerId))) continue;
    throw conflict(
      'A payer of this client has no contract any more. Its therapist can enter one again under Schools & Payers',
    );
  }
}

/** Counts sessions toward a mandate. Throws 404 for a session that is not the child's, 400 outside of its days. */
async function countSessions(
  queries: CaseloadWrites,
  { id }: Mandate,
  sessionIds: readonly number[],
  settings: PracticeSettings,
): Promise<void> {
  for (const sessionId of new Set(sessionIds)) {
    await changeSession(queries, sessionId, { mandateId: id }, settings);
  }
}

/** Frees the sessions that lie outside of a mandate's days; make-ups stay, since they make up days within. */
async function freeSessionsOutside(
  queries: CaseloadWrites,
  mandate: Mandate,
  settings: PracticeSettings,
): Promise<void> {
  const from = startOfDay(firstDayOf(mandate), settings.timeZone);
  const until = startOfDay(plusDays(mandate.endsOn, 1), settings.timeZone);
  const outside = await queries
    .selectFrom('sessions')
    .select('id')
    .where('mandate_id', '=', mandate.id)
    .where('makes_up_for', 'is', null)
    .where((row) => row.or([row('date', '<', from), row('date', '>=', until)]))
    .orderBy('date')
    .execute();
  for (const { id } of outside) await changeSession(queries, id, { mandateId: null }, settings);
}
