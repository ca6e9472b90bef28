import type { Client } from '#domain/caseload/clients/client.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { documentSections } from '#domain/clinical/documents/document-sections.ts';
import type { FilledDocument } from '#domain/clinical/documents/filled-document.ts';
import { renewedSections } from '#domain/clinical/documents/prefilled-sections.ts';
import { type SignedReport, wholeFilledDocument } from '#domain/clinical/documents/whole-filled-document.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { withLevelNames } from '#domain/people/practice/ladders.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { type Day, dayOf, plusDays, startOfDay, type TimeZone } from '#domain/platform/dates.ts';
import { listAssessments } from '#server/caseload/assessments/assessment-store.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { listSessions } from '#server/caseload/sessions/session-store.ts';
import { listRevisions } from '#server/clinical/goals/goal-revision-store.ts';
import { listGoals } from '#server/clinical/goals/goal-store.ts';
import { getPlan, listPlans } from '#server/clinical/plans/plan-store.ts';
import { countedSessions, listCountedResults } from '#server/clinical/results/counted-results.ts';
import type { CaseloadQueries, CaseloadWrites } from '#server/platform/database/caseload.ts';
import type { PlanService } from '#server/platform/database/mandate-terms.ts';
import { refuseStale } from '#server/platform/http/errors.ts';
import { getDocument, updateFilled } from './document-store.ts';
import { byLastDay, documentsInCorrection } from './documents-in-correction.ts';
import { refuseLocked } from './locked-documents.ts';

/** The practice's time zone, and today's date there. */
export interface Calendar {
  today: Day;
  settings: Pick<PracticeSettings, 'timeZone' | 'levelNames' | 'schoolYearStart'>;
}

type ToFill = Pick<ClinicalDocument, 'clientId' | 'planId' | 'kind' | 'fromOn' | 'untilOn'> &
  Partial<Pick<ClinicalDocument, 'id'>>;

/**
 * Updates a draft's data from the record and renews prefilled figures in its text; all typed text stays. Throws 409 for a document that
 * is signed or withdrawn, or that changed since the client read it.
 */
export async function fillAgain(
  queries: CaseloadWrites,
  id: number,
  updatedAt: string | undefined,
  calendar: Calendar,
): Promise<ClinicalDocument> {
  const document = await getDocument(queries, id);
  refuseStale(document, updatedAt);
  refuseLocked(document);
  const filled = await filledFor(queries, document, calendar);
  return updateFilled(queries, document, { filled, sections: renewedSections(document, filled) });
}

/** Returns the record's data for a document. */
export async function filledFor(
  queries: CaseloadQueries,
  document: ToFill,
  { today, settings }: Calendar,
): Promise<FilledDocument> {
  const { clientId, kind, planId, fromOn, untilOn } = document;
  const { timeZone, levelNames } = settings;
  const [from, until] = [startOfDay(fromOn, timeZone), startOfDay(plusDays(untilOn, 1), timeZone)];
  const client: Client = await getClient(queries, clientId);
  const plan = planId === null ? undefined : await getPlan(queries, planId);
  const { owed, ...service } = plan ? await serviceOfPlan(queries, plan, document, { today, settings }) : {};
  const record = {
    client,
    plan: plan && { ...plan, ...service },
    owed,
    plans: await listPlans(queries, { clientId }),
    goals: (await listGoals(queries, { clientId })).map((goal) => withLevelNames(goal, levelNames)),
    revisions: await listRevisions(queries, { clientId }),
    results: await listCountedResults(queries, clientId, { clientId, until }, {}),
    sessions: await countedSessions(
      queries,
      clientId,
      await sessionsOfPlan(queries, plan, await listSessions(queries, { clientId, from, until }), timeZone),
    ),
    assessments: await listAssessments(queries, { clientId, status: 'completed' }),
    reports: plan ? await signedReports(queries, plan, document.id) : [],
  };
  return wholeFilledDocument(record, { kind, period: { fromOn, untilOn }, today, timeZone });
}

/** Returns the service and the school of a document's plan, with the minutes owed if the document shows attendance. */
async function serviceOfPlan(
  queries: CaseloadQueries,
  plan: Plan,
  { kind, fromOn: from, untilOn: until }: ToFill,
  { today, settings: { timeZone, schoolYearStart } }: Calendar,
): Promise<Partial<PlanService>> {
  const showsAttendance = documentSections[kind].some(
    ({ filled }) => filled === 'attendance' || filled === 'months',
  );
  const calendar = showsAttendance ? { today, timeZone, schoolYearStart } : undefined;
  return queries.planService(plan, { from, until, calendar });
}

/**
 * Returns the child's sessions that are service under a plan: if two plans run at once, sessions whose note
 * names the other plan are left out.
 */
async function sessionsOfPlan(
  { selectFrom }: CaseloadQueries,
  plan: Plan | undefined,
  sessions: readonly Session[],
  timeZone: TimeZone,
): Promise<readonly Session[]> {
  if (plan === undefined) return sessions;
  const { id, clientId, startsOn, endsOn } = plan;
  const rows = await selectFrom('session_notes')
    .select('session_id as sessionId')
    .where('client_id', '=', clientId)
    .where('plan_id', 'is not', null)
    .where('plan_id', '!=', id)
    .execute();
  const underAnother = new Set(rows.map(({ sessionId }) => sessionId));
  return sessions.filter((session) => {
    const on = dayOf(session.date, timeZone);
    return !underAnother.has(session.id) || on < startsOn || on > endsOn;
  });
}

/** Returns the signed progress reports of a plan, earliest first, without the document being filled. */
async function signedReports(
  queries: CaseloadQueries,
  { id, clientId }: Pick<Plan, 'id' | 'clientId'>,
  filling: number | undefined,
): Promise<SignedReport[]> {
  const signed = await queries
    .selectFrom('documents')
    .select(['id', 'plan_id as planId', 'until_on as untilOn', 'marks'])
    .where('client_id', '=', clientId)
    .where('plan_id', '=', id)
    .where('kind', '=', 'progress-report')
    .where('state', '=', 'signed')
    .execute();
  const corrected = await documentsInCorrection(queries, { kind: 'progress-report', clientId });
  return [...signed, ...corrected]
    .filter((report) => report.planId === id && report.id !== filling)
    .toSorted(byLastDay);
}
