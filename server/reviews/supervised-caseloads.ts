import { type Instant, startOfDay } from '#domain/dates.ts';
import { isSupervisedOn, type Supervision } from '#domain/reviews/supervision.ts';
import type { PracticeServices } from '#server/auth/require-therapist.ts';
import type { SupervisorActor } from '#server/database/actor.ts';
import { type Caseload, forCaseload } from '#server/database/caseload.ts';
import type { Queries } from '#server/database/tables.ts';
import type { PracticeRequest } from '#server/http/practice-request.ts';

/** A caseload of which somebody reads what was signed since the first day of her supervision, and nothing else. */
export interface SupervisedCaseload {
  days: Pick<Supervision, 'fromOn' | 'untilOn'>;
  /** When the first day begins. */
  since: Instant;
  /** In the hands of the supervisor. */
  caseload: Caseload;
  supervisor: SupervisorActor;
}

type Asking = Pick<PracticeRequest, 'actor' | 'today' | 'settings'>;

/** The caseloads that whoever asks supervises today: the one exception to "nobody reads another's caseload". */
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
    .orderBy('therapist_id')
    .execute();
}
