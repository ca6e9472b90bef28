import { isSupervisedOn, type Supervision } from '#domain/people/team/supervision.ts';
import { type Instant, startOfDay } from '#domain/platform/dates.ts';
import type { PracticeRequest } from '#server/people/sign-in/practice-request.ts';
import type { PracticeServices } from '#server/people/sign-in/require-therapist.ts';
import type { SupervisorActor } from '#server/platform/database/actor.ts';
import { type Caseload, forCaseload } from '#server/platform/database/caseload.ts';
import type { Queries } from '#server/platform/database/tables.ts';

/**
 * A caseload whose signed texts a supervisor can read from the first day of the supervision; nothing else of
 * it is readable.
 */
export interface SupervisedCaseload {
  days: Pick<Supervision, 'fromOn' | 'untilOn'>;
  /** The start of the first day. */
  since: Instant;
  /** Opened on behalf of the supervisor. */
  caseload: Caseload;
  supervisor: SupervisorActor;
}

type Asking = Pick<PracticeRequest, 'actor' | 'today' | 'settings'>;

/**
 * Returns the caseloads that the user supervises today: the one exception to "nobody reads another
 * therapist's caseload".
 */
export async function supervisedCaseloads(
  services: Pick<PracticeServices, 'database' | 'clock' | 'onChange'>,
  { actor, today, settings: { timeZone } }: Asking,
): Promise<SupervisedCaseload[]> {
  const supervisor: SupervisorActor = { ...actor, kind: 'supervisor' };
  const supervisions = await supervisionsOf(services.database.read, actor.id);
  return supervisions
    .filter((days) => isSupervisedOn(days, today))
    .map(({ therapistId, ...days }) => ({
      days,
      since: startOfDay(days.fromOn, timeZone),
      caseload: forCaseload({ ...services, therapistId }, supervisor),
      supervisor,
    }));
}

function supervisionsOf(queries: Queries, supervisorId: number) {
  return queries
    .selectFrom('supervisions')
    .select(['therapist_id as therapistId', 'from_on as fromOn', 'until_on as untilOn'])
    .where('supervisor_id', '=', supervisorId)
    .where('agreed_at', 'is not', null)
    .orderBy('therapist_id')
    .execute();
}
