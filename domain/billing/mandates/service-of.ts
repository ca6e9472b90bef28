import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import type { Day } from '#domain/platform/dates.ts';
import { firstDayOf, type Mandate } from './mandate.ts';
import { sentenceOn } from './mandate-standing.ts';

type ServiceMandate = Pick<Mandate, 'schoolId' | 'delivery' | 'endsOn' | 'terms'>;

/**
 * Returns the service and the school of a plan in some days: the sentences and schools of its mandates that run in them,
 * joined, or the plan's own texts where none runs. A mandate that changes in these days is described by its last change.
 */
export function serviceOf(
  { serviceText, school }: Pick<Plan, 'serviceText' | 'school'>,
  mandates: readonly ServiceMandate[],
  organizations: readonly Pick<Organization, 'id' | 'name'>[],
  { from, until }: { from: Day; until: Day },
): Pick<Plan, 'serviceText' | 'school'> {
  const running = mandates.filter((mandate) => firstDayOf(mandate) <= until && mandate.endsOn >= from);
  const sentences = running.map((mandate) => sentenceOn(mandate, earlier(until, mandate.endsOn)));
  const names = running.flatMap(
    ({ schoolId }) => organizations.find(({ id }) => id === schoolId)?.name ?? [],
  );
  return { serviceText: joined(sentences) || serviceText, school: joined(names) || school };
}

function earlier(one: Day, other: Day): Day {
  return one < other ? one : other;
}

/** Joins texts with semicolons, since sentences contain commas; each text once. */
function joined(texts: readonly string[]): string {
  return [...new Set(texts)].join('; ');
}
