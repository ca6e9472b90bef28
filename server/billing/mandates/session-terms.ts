import { type Mandate, termOn } from '#domain/billing/mandates/mandate.ts';
import { matchMandate } from '#domain/billing/mandates/match-mandate.ts';
import { absencesPaid, policyOf } from '#domain/billing/mandates/policy-presets.ts';
import type { Contract, Policy } from '#domain/billing/organizations/contract.ts';
import type { PlanProgram } from '#domain/clinical/plans/plan-labels.ts';
import { type Day, dayOf, type TimeZone } from '#domain/platform/dates.ts';
import { MANDATE_NOT_FOUND } from '#server/caseload/sessions/session-mandate.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { inParts } from '#server/platform/database/in-parts.ts';
import {
  type SessionOfTerms,
  type SessionTerms,
  withoutMandate,
} from '#server/platform/database/mandate-terms.ts';
import { invalid, notFound } from '#server/platform/http/errors.ts';
import { mandateColumns } from './mandate-store.ts';

interface PaidMandate {
  mandate: Mandate;
  program: PlanProgram;
  contract: Contract | null;
}

/**
 * Returns for each session the mandate that it counts toward, with what its payer pays. Throws 404 for a stated
 * mandate of another child, 400 for one that does not run on the session's day.
 */
export async function findSessionTerms(
  queries: CaseloadQueries,
  sessions: readonly SessionOfTerms[],
  timeZone: TimeZone,
): Promise<SessionTerms[]> {
  const asked = sessions.filter(({ stated }) => stated !== null);
  const byClient = Map.groupBy(
    await readMandates(queries, new Set(asked.map(({ clientId }) => clientId))),
    ({ mandate }) => mandate.clientId,
  );
  return sessions.map((session) => {
    if (session.stated === null) return withoutMandate;
    const day = dayOf(session.date, timeZone);
    return termsOf(mandateOf(session, day, byClient.get(session.clientId) ?? []), day);
  });
}

async function readMandates(
  { selectFrom }: CaseloadQueries,
  clientIds: ReadonlySet<number>,
): Promise<PaidMandate[]> {
  const found: PaidMandate[] = [];
  for await (const part of inParts([...clientIds])) {
    const rows = await selectFrom('mandates')
      .innerJoin('plans', 'plans.id', 'mandates.plan_id')
      .leftJoin('organizations as payers', 'payers.id', 'mandates.payer_id')
      .select(mandateColumns)
      .select(['plans.program', 'payers.contract'])
      .where('mandates.client_id', 'in', part)
      .execute();
    for (const { program, contract, ...mandate } of rows) found.push({ mandate, program, contract });
  }
  return found;
}

function mandateOf(
  { stated, current, duration, isInGroup }: SessionOfTerms,
  day: Day,
  mandates: readonly PaidMandate[],
): PaidMandate | undefined {
  const own = (id: number | null | undefined) => mandates.find(({ mandate }) => mandate.id === id);
  if (typeof stated === 'number') {
    const mandate = own(stated);
    if (!mandate) throw notFound(MANDATE_NOT_FOUND);
    if (stated !== current && termOn(mandate.mandate, day) === undefined) {
      throw invalid('This mandate does not run on that day');
    }
    return mandate;
  }
  const matched = matchMandate(
    { day, duration, isInGroup },
    mandates.map(({ mandate }) => mandate),
  );
  if (!matched.isUnclear) return own(matched.mandateId);
  const before = own(current);
  return before && termOn(before.mandate, day) ? before : undefined;
}

function termsOf(found: PaidMandate | undefined, day: Day): SessionTerms {
  if (found === undefined) return withoutMandate;
  const { mandate, program, contract } = found;
  const term = termOn(mandate, day);
  return {
    mandateId: mandate.id,
    payerId: mandate.payerId,
    minutes: term?.minutes ?? null,
    group: term?.group ?? null,
    billableAbsences: absencesOf(contract && policyOf(contract, program)),
  };
}

/** Returns how many absences a payer pays; null where the practice's own setting decides. */
function absencesOf(policy: Policy | null): number | null {
  const isOfPractice = policy === null || (policy.absences === 'first' && policy.billableAbsences === null);
  return isOfPractice ? null : absencesPaid(policy, 0);
}
