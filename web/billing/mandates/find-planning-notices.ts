import { planningNotices } from '#domain/billing/mandates/planning-notices.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { weekOf } from '#domain/platform/week.ts';
import { clientQueries } from '#web/caseload/clients/client-queries.ts';
import { shownFirstNameOf } from '#web/caseload/clients/shown-names.ts';
import { closingQueries } from '#web/caseload/closings/closing-queries.ts';
import { organizationList } from '#web/caseload/closings/organization-list.ts';
import type { FindPlanningNotices } from '#web/caseload/sessions/planning-notices.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { mandateQueries } from './mandate-queries.ts';

/** Loads what planned sessions are held against, and returns what speaks against them. */
export const findPlanningNotices: FindPlanningNotices = async (queries, planned, { others, timeZone }) => {
  const [first] = planned.map(({ date }) => date).toSorted();
  if (first === undefined || planned.every(({ mandateId }) => mandateId === null)) return [];
  const mandates = await queries.fetchQuery(mandateQueries.list());
  const concerned = mandates.some(({ clientId }) => planned.some((one) => one.clientId === clientId));
  if (!concerned) return [];
  const week = weekOf(dayOf(first, timeZone), 'Monday');
  const [monday = first, sunday = first] = [week.at(0), week.at(-1)];
  const [organizations, closings, clients, sessions] = await Promise.all([
    queries.fetchQuery(organizationList.list()),
    queries.fetchQuery(closingQueries.list()),
    queries.fetchQuery(clientQueries.list()),
    queries.fetchQuery(sessionQueries.ofDays(monday, sunday)),
  ]);
  const nameOf = (clientId: number) => {
    const client = clients.find(({ id }) => id === clientId);
    return client ? shownFirstNameOf(client) : 'the child';
  };
  return planningNotices(planned, {
    mandates,
    organizations,
    closings,
    sessions,
    others,
    nameOf,
    timeZone,
  });
};
