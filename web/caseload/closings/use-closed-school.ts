import { useQuery } from '@tanstack/react-query';
import { closedSchoolText } from '#domain/caseload/closings/closed-places.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { dayOf } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { useClosings } from './closing-queries.ts';
import { useOrganizations } from './organization-list.ts';

type Placed = Pick<Session, 'date' | 'mandateId'>;

const none: never[] = [];

/**
 * Returns a function that says why the school of a session is closed that day: "Veterans Day at Maple Street School";
 * undefined if it is open. Schools and mandates are requested only if a session has a mandate and a school a closing.
 */
export function useClosedSchool(sessions: readonly Placed[]): (session: Placed) => string | undefined {
  const timeZone = useTimeZone();
  const { data: closings = none } = useClosings();
  const isWanted =
    closings.some(({ organizationId }) => organizationId !== null) &&
    sessions.some(({ mandateId }) => mandateId !== null);
  const { data: organizations = none } = useOrganizations(isWanted);
  const { data: mandates = none } = useQuery({
    queryKey: ['/api/mandates'],
    queryFn: () => request('GET /api/mandates'),
    enabled: isWanted,
  });
  return ({ date, mandateId }) => {
    if (mandateId === null) return undefined;
    const schoolId = mandates.find(({ id }) => id === mandateId)?.schoolId;
    const school = organizations.find(({ id }) => id === schoolId);
    return school && closedSchoolText(dayOf(date, timeZone), school, closings);
  };
}
