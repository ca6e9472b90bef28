import type { Day } from '#domain/platform/dates.ts';
import type { Client } from './client.ts';

/** The practice's age groups, both ages included. */
export const ageBands = [
  { name: 'Early Childhood (3-5)', from: 3, to: 5 },
  { name: 'Elementary (6-11)', from: 6, to: 11 },
  { name: 'Middle School (12-14)', from: 12, to: 14 },
  { name: 'High School and Transition (15-21)', from: 15, to: 21 },
] as const;

export type AgeBandName = (typeof ageBands)[number]['name'] | 'Other age' | 'No date of birth';

/** Returns the age in whole years on a day; a child born on February 29 turns a year older on March 1. */
export function ageOn(day: Day, dateOfBirth: Day): number {
  const years = Number(day.slice(0, 4)) - Number(dateOfBirth.slice(0, 4));
  return day.slice(5) < dateOfBirth.slice(5) ? years - 1 : years;
}

export interface AgeGroup {
  name: AgeBandName;
  clients: Client[];
}

/** Groups clients by age on a day; the last two groups hold those of another or an unknown age. */
export function caseloadByAge(clients: readonly Client[], today: Day): AgeGroup[] {
  const names: AgeBandName[] = [...ageBands.map(({ name }) => name), 'Other age', 'No date of birth'];
  const groups = Map.groupBy(clients, ({ dateOfBirth }) => bandOf(dateOfBirth, today));
  return names.map((name) => ({ name, clients: groups.get(name) ?? [] }));
}

function bandOf(dateOfBirth: Day | null, today: Day): AgeBandName {
  if (dateOfBirth === null) return 'No date of birth';
  const age = ageOn(today, dateOfBirth);
  return ageBands.find(({ from, to }) => age >= from && age <= to)?.name ?? 'Other age';
}
