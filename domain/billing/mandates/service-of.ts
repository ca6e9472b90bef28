import type { Organization } from '#domain/billing/organizations/organization.ts';
import type { Plan } from '#domain/clinical/plans/plan.ts';
import { type Day, formatDay, plusDays } from '#domain/platform/dates.ts';
import { firstDayOf, type Mandate } from './mandate.ts';
import { sentenceOn } from './mandate-standing.ts';

type ServiceMandate = Pick<Mandate, 'schoolId' | 'delivery' | 'endsOn' | 'terms'>;

/**
 * Returns the service and the school of a plan in some days: the sentences and schools of its mandates that run in them,
 * joined, or the plan's own texts where none runs. Of a mandate that changes in these days each sentence is returned with
 * the days on which it held.
 */
export function serviceOf(
  { serviceText, school }: Pick<Plan, 'serviceText' | 'school'>,
  mandates: readonly ServiceMandate[],
  organizations: readonly Pick<Organization, 'id' | 'name'>[],
  { from, until }: { from: Day; until: Day },
): Pick<Plan, 'serviceText' | 'school'> {
  const running = mandates.filter((mandate) => firstDayOf(mandate) <= until && mandate.endsOn >= from);
  const sentences = running.flatMap((mandate) => sentencesIn(mandate, { from, until }));
  const names = running.flatMap(
    ({ schoolId }) => organizations.find(({ id }) => id === schoolId)?.name ?? [],
  );
  return { serviceText: joined(sentences) || serviceText, school: joined(names) || school };
}

/** Returns each sentence of a mandate that held in some days, with these days if there are several. */
function sentencesIn(mandate: ServiceMandate, { from, until }: { from: Day; until: Day }): string[] {
  const first = laterOf(from, firstDayOf(mandate));
  const changes = mandate.terms.flatMap(({ startsOn }) =>
    startsOn > first && startsOn <= until ? startsOn : [],
  );
  const starts = [first, ...changes].filter(
    (day, index, days) =>
      index === 0 || sentenceOn(mandate, day) !== sentenceOn(mandate, days[index - 1] ?? day),
  );
  return starts.map((day, index) => {
    const next = starts[index + 1];
    return `${sentenceOn(mandate, day)}${heldText(index > 0 ? day : undefined, next && plusDays(next, -1))}`;
  });
}

function heldText(from: Day | undefined, until: Day | undefined): string {
  if (from && until) return ` (${formatDay(from)} – ${formatDay(until)})`;
  if (from) return ` (from ${formatDay(from)})`;
  return until ? ` (until ${formatDay(until)})` : '';
}

function laterOf(one: Day, other: Day): Day {
  return one > other ? one : other;
}

/** Joins texts with semicolons, since sentences contain commas; each text once. */
function joined(texts: readonly string[]): string {
  return [...new Set(texts)].join('; ');
}
