import type { Contract } from '#domain/billing/organizations/contract.ts';
import {
  isPayer,
  type Organization,
  type OrganizationKind,
} from '#domain/billing/organizations/organization.ts';
import { isSchool } from '#domain/caseload/closings/closed-places.ts';
import { plainText } from '#domain/platform/search-text.ts';
import type { RosterMandate } from './roster-row.ts';

export type PlaceRole = 'school' | 'payer';

/** A school or payer of a roster that is not among those of the therapist. */
export interface UnknownPlace {
  key: string;
  role: PlaceRole;
  /** As the file writes it first. */
  name: string;
  /** How many mandates name it. */
  count: number;
}

/** What becomes of a place: one that is there, by its id, or a new one of this kind. */
export type PlaceChoice = { id: number } | { kind: OrganizationKind };

/** The kinds that a new place of a role can have. */
export const kindsOfRole: Record<PlaceRole, readonly OrganizationKind[]> = {
  school: ['school', 'nonpublic-school', 'preschool', 'daycare', 'boces', 'other'],
  payer: ['district', 'county', 'boces', 'agency', 'other'],
};

/** The contract of a payer that an import makes. Its rates are entered later. */
export const contractOfImport: Contract = {
  vendorNumber: null,
  contractNumber: null,
  rates: { individual: 0, group: 0, home: 0 },
  unitMinutes: 30,
  partUnits: 'whole',
  childShownAs: 'initials',
  dueDays: 30,
  needs: [],
  policy: null,
};

/** Returns a key that is the same for a place however it is written. */
export function placeKey(role: PlaceRole, name: string): string {
  return `${role} ${plainText(name).replace(/\s+/g, ' ').trim()}`;
}

type Listed = Pick<Organization, 'id' | 'name' | 'kind' | 'parentId' | 'contract'>;

/** Returns the therapist's schools, or those who pay, that a place can be matched with. */
export function placesOfRole<Place extends Listed>(
  role: PlaceRole,
  organizations: readonly Place[],
): Place[] {
  return organizations.filter(role === 'school' ? isSchool : isPayer);
}

/** Returns the ids of the therapist's schools and payers by their keys. */
export function knownPlaces(organizations: readonly Listed[]): Map<string, number> {
  return new Map(
    (['school', 'payer'] as const).flatMap((role) =>
      placesOfRole(role, organizations).map(({ id, name }) => [placeKey(role, name), id] as const),
    ),
  );
}

/** Returns the schools and payers of these mandates that are not known, each once. */
export function unknownPlaces(
  mandates: readonly Pick<RosterMandate, PlaceRole>[],
  known: ReadonlyMap<string, number>,
): UnknownPlace[] {
  const found = new Map<string, UnknownPlace>();
  for (const mandate of mandates) {
    for (const role of ['school', 'payer'] as const) {
      const name = mandate[role];
      const key = placeKey(role, name);
      if (name === '' || known.has(key)) continue;
      const before = found.get(key);
      if (before) before.count += 1;
      else found.set(key, { key, role, name, count: 1 });
    }
  }
  return [...found.values()];
}

/** Returns what becomes of an unknown place unless something else is chosen: a new one of the kind that its name says. */
export function usualChoice({ role, name }: Pick<UnknownPlace, 'role' | 'name'>): PlaceChoice {
  const kind = kindWords.find(
    ([kind, words]) => kindsOfRole[role].includes(kind) && words.test(plainText(name)),
  )?.[0];
  return { kind: kind ?? (role === 'school' ? 'school' : 'district') };
}

const kindWords: readonly [OrganizationKind, RegExp][] = [
  ['boces', /\bboces\b/],
  ['county', /\bcounty\b/],
  ['preschool', /\b(?:preschool|pre-?k|nursery)\b/],
  ['daycare', /\b(?:day ?care|child ?care)\b/],
  ['nonpublic-school', /\b(?:yeshiva|saint|st\.|catholic|academy)/],
  ['agency', /\b(?:agency|inc|llc)\b/],
];
