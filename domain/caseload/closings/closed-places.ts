import { compareText } from '#domain/platform/search-text.ts';
import { closingOn } from './closed-days.ts';
import type { Closing, NewClosing } from './closing.ts';

/** An organization as far as closings need it. */
export interface ClosablePlace {
  id: number;
  name: string;
  kind: string;
  parentId: number | null;
  contract: unknown;
}

const schoolKinds = ['school', 'nonpublic-school', 'preschool', 'daycare'];
const maybeSchoolKinds = ['boces', 'other'];

/** Returns whether children may attend an organization: a BOCES or another that pays is a payer alone. */
export function isSchool({ kind, contract }: Pick<ClosablePlace, 'kind' | 'contract'>): boolean {
  return schoolKinds.includes(kind) || (maybeSchoolKinds.includes(kind) && contract === null);
}

/** A district with its schools, or a school without a district. */
export interface PlaceGroup<Place extends ClosablePlace> {
  district: Place | undefined;
  schools: Place[];
}

/** Returns what can be closed, by name: each district with its schools, then the schools without a district. */
export function placesToClose<Place extends ClosablePlace>(all: readonly Place[]): PlaceGroup<Place>[] {
  const byName = all.toSorted((one, other) => compareText(one.name, other.name));
  const districts = byName.filter(({ kind }) => kind === 'district');
  const ofDistrict = (id: number | undefined) =>
    byName.filter(
      (place) => isSchool(place) && districts.find((one) => one.id === place.parentId)?.id === id,
    );
  const others = ofDistrict(undefined);
  return [
    ...districts.map((district) => ({ district, schools: ofDistrict(district.id) })),
    ...(others.length > 0 ? [{ district: undefined, schools: others }] : []),
  ];
}

/**
 * Returns what is ticked after a tick: that of a district takes its schools along, and without one of them the district is
 * no longer closed as a whole.
 */
export function afterTick(
  ticked: ReadonlySet<number>,
  id: number,
  groups: readonly PlaceGroup<ClosablePlace>[],
): Set<number> {
  const next = new Set(ticked);
  const isOn = !ticked.has(id);
  const set = (place: number) => (isOn ? next.add(place) : next.delete(place));
  for (const { district, schools } of groups) {
    if (district?.id === id) for (const place of [district, ...schools]) set(place.id);
    if (!schools.some((school) => school.id === id)) continue;
    set(id);
    if (district && !isOn) next.delete(district.id);
  }
  return next;
}

/** Returns the ids of all schools, and of the districts that have some. */
export function everySchool(groups: readonly PlaceGroup<ClosablePlace>[]): Set<number> {
  return new Set(
    groups.flatMap(({ district, schools }) =>
      schools.length === 0 ? [] : [...(district ? [district.id] : []), ...schools.map(({ id }) => id)],
    ),
  );
}

/** Returns the ids of a closing each: the district alone where it is ticked, since it closes its schools. */
export function placesOfTicks(
  ticked: ReadonlySet<number>,
  groups: readonly PlaceGroup<ClosablePlace>[],
): number[] {
  return groups.flatMap(({ district, schools }) =>
    district && ticked.has(district.id)
      ? [district.id]
      : schools.flatMap(({ id }) => (ticked.has(id) ? [id] : [])),
  );
}

/** Returns the closings of the practice itself. */
export function closingsOfPractice<Found extends Pick<Closing, 'organizationId'>>(
  closings: readonly Found[],
): Found[] {
  return closings.filter(({ organizationId }) => organizationId === null);
}

/** Returns the closings that hold for an organization: its own, and its district's. */
export function closingsOf<Found extends Pick<Closing, 'organizationId'>>(
  { id, parentId }: Pick<ClosablePlace, 'id' | 'parentId'>,
  closings: readonly Found[],
): Found[] {
  return closings.filter(
    ({ organizationId }) => organizationId === id || (organizationId !== null && organizationId === parentId),
  );
}

/** Returns why a school is closed on a day: "Veterans Day at Maple Street School"; undefined if it is open. */
export function closedSchoolText(
  day: string,
  school: Pick<ClosablePlace, 'id' | 'parentId' | 'name'>,
  closings: readonly Closing[],
): string | undefined {
  const closing = closingOn(day, closingsOf(school, closings));
  return closing && `${closing.reason} at ${school.name}`;
}

/** Returns a closing for each place; the first one names the sessions to cancel, which may be at any of them. */
export function closingsOfPlaces(closing: NewClosing, organizationIds: readonly number[]): NewClosing[] {
  return organizationIds.map((organizationId, index) => ({
    ...closing,
    organizationId,
    cancels: index === 0 ? closing.cancels : [],
  }));
}
