import { useQuery } from '@tanstack/react-query';
import { sessionsToCount } from '#domain/billing/mandates/counted-sessions.ts';
import type { Mandate, MandateDays } from '#domain/billing/mandates/mandate.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionQueries } from '#web/caseload/sessions/session-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';

type Numbered = MandateDays & Pick<Mandate, 'id'>;

/**
 * Returns the child's sessions that would count toward each of these new or changed mandates, beside the child's other
 * ones; undefined while they load.
 */
export function useCountableSessions(
  clientId: number,
  changed: readonly Numbered[],
  mandates: readonly Numbered[],
): Session[][] | undefined {
  const timeZone = useTimeZone();
  const { data: sessions } = useQuery(sessionQueries.ofClient(clientId));
  if (!sessions) return undefined;
  const others = mandates.filter(({ id }) => !changed.some((one) => one.id === id));
  return changed.map(({ id }) => sessionsToCount(id, [...others, ...changed], sessions, timeZone));
}
