import { useQuery } from '@tanstack/react-query';
import { makeUpUntil } from '#domain/billing/mandates/explain-gap.ts';
import { type Mandate, termOn } from '#domain/billing/mandates/mandate.ts';
import { type SchoolDays, schoolCalendars } from '#domain/billing/mandates/open-days.ts';
import { policyOf } from '#domain/billing/mandates/policy-presets.ts';
import type { Organization } from '#domain/billing/organizations/organization.ts';
import { type MakeUpNeed, makeUpNeed } from '#domain/caseload/sessions/make-up-need.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { type Day, dayOf } from '#domain/platform/dates.ts';
import { useClosings } from '#web/caseload/closings/closing-queries.ts';
import { useOrganizations } from '#web/caseload/closings/organization-list.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useClientPlans } from '#web/clinical/goals/goal-queries.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { loadedTogether } from '#web/platform/api/loaded-together.ts';
import { useMandate } from './mandate-queries.ts';

/** What of a session is still to be made up, until when, and on which days its school is open. */
export interface KnownNeed extends MakeUpNeed<Session> {
  mandate: Mandate;
  school: Organization | undefined;
  until: Day;
  days: SchoolDays;
}

/** Loads what of a session of a mandate is still to be made up. */
export function useMakeUpNeed(session: Session, mandateId: number) {
  const { timeZone, schoolYearStart } = usePracticeSettings();
  const mandates = useMandate(mandateId);
  const plans = useClientPlans(session.clientId);
  const organizations = useOrganizations();
  const closings = useClosings();
  const sessions = useQuery(sessionQueries.ofClient(session.clientId));
  const loaded =
    mandates.data && plans.data && organizations.data && closings.data && sessions.data
      ? needOf(mandates.data, plans.data, organizations.data, closings.data, sessions.data)
      : undefined;
  return {
    data: loaded,
    ...loadedTogether([mandates, plans, organizations, closings, sessions]),
  };

  function needOf(
    mandate: Mandate,
    known: NonNullable<typeof plans.data>,
    places: readonly Organization[],
    closed: NonNullable<typeof closings.data>,
    ofClient: readonly Session[],
  ): KnownNeed {
    const own = ofClient.filter((one) => one.mandateId === mandateId);
    const need = makeUpNeed(
      own.find(({ id }) => id === session.id) ?? session,
      own,
      (missed) => termOn(mandate, dayOf(missed.date, timeZone))?.minutes ?? missed.duration,
    );
    const days = schoolCalendars({ organizations: places, closings: closed, schoolYearStart })(mandate);
    const payer = places.find(({ id }) => id === mandate.payerId);
    const program = known.find(({ id }) => id === mandate.planId)?.program ?? 'private';
    const policy = policyOf(payer?.contract ?? null, program);
    return {
      ...need,
      mandate,
      days,
      school: places.find(({ id }) => id === mandate.schoolId),
      until: makeUpUntil({ policy, mandate, days }, dayOf(need.missed.date, timeZone)),
    };
  }
}
