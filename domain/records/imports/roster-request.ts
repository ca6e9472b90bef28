import type { NewClient } from '#domain/caseload/clients/client.ts';
import { schoolYearOf } from '#domain/caseload/sessions/absence-billing.ts';
import { planProgramLabels } from '#domain/clinical/plans/plan-labels.ts';
import type { ImportedMandate, ImportedPlan, NewClientImport } from './client-import.ts';
import { type ChosenRow, isChosenRow, isNewClient, type PlannedRow } from './import-plan.ts';
import {
  contractOfImport,
  type PlaceChoice,
  type PlaceRole,
  placeKey,
  usualChoice,
} from './roster-places.ts';
import { promiseOf, type RosterMandate } from './roster-row.ts';

type NewPlaces = NonNullable<NewClientImport['organizations']>;

interface PlacesOfImport {
  /** The ids of the therapist's schools and payers by `placeKey`. */
  known: ReadonlyMap<string, number>;
  /** What was chosen for the others by `placeKey`; without a choice they are made. */
  choices: ReadonlyMap<string, PlaceChoice>;
}

/** Returns the request that imports the chosen rows, with the plans, mandates, schools and payers of a roster. */
export function importRequest(
  fileName: string,
  planned: readonly PlannedRow[],
  places: PlacesOfImport,
): NewClientImport {
  const chosen = planned.filter(isChosenRow);
  const further = Map.groupBy(chosen, ({ joins }) => joins);
  const organizations = new NewPlaceList(places);
  const rows = chosen.filter(isNewClient).map((row) => {
    const others = further.get(row.row) ?? [];
    const plans = plansOf(
      [row, ...others].flatMap(({ mandates }) => mandates),
      organizations,
    );
    return {
      row: row.row,
      client: others.reduce(withTextsOf, row.client),
      isMeantTwice: row.duplicate !== undefined,
      ...(plans.length > 0 && { plans }),
    };
  });
  const existing = [...Map.groupBy(chosen, ({ addsTo }) => addsTo)].flatMap(
    ([clientId, [first, ...others]]) =>
      clientId === undefined || first === undefined
        ? []
        : {
            row: first.row,
            clientId,
            plans: plansOf(
              [first, ...others].flatMap(({ mandates }) => mandates),
              organizations,
            ),
          },
  );
  return {
    fileName,
    rows,
    ...(existing.length > 0 && { existing }),
    ...(organizations.made.length > 0 && { organizations: organizations.made }),
  };
}

/** Adds to the notes what a further row of the same child says otherwise. */
function withTextsOf(client: NewClient, { client: other }: ChosenRow): NewClient {
  const contacts = (['email', 'phone', 'address'] as const).flatMap((field) => {
    const text = other[field];
    return text && text !== client[field] ? [`${labels[field]}: ${text}`] : [];
  });
  const before = client.notes ?? '';
  const known = before.split('\n');
  const lines = [...(other.notes ?? '').split('\n'), ...contacts].filter((line) => !known.includes(line));
  const notes = [before, ...lines].filter((line) => line !== '').join('\n');
  return { ...client, notes: notes === '' ? null : notes };
}

const labels = { email: 'Email', phone: 'Phone', address: 'Address' };

/** Returns the plans of a child's mandates: one for each program and school year, which lasts as long as they do. */
function plansOf(mandates: readonly RosterMandate[], organizations: NewPlaceList): ImportedPlan[] {
  const byPlan = Map.groupBy(
    mandates,
    ({ program, startsOn }) => `${program} ${schoolYearOf(startsOn).from}`,
  );
  return [...byPlan.values()].flatMap((ofPlan) => {
    const [first] = ofPlan;
    if (first === undefined) return [];
    const startsOn = ofPlan.reduce((day, one) => (one.startsOn < day ? one.startsOn : day), first.startsOn);
    const endsOn = ofPlan.reduce((day, one) => (one.endsOn > day ? one.endsOn : day), first.endsOn);
    const [from, until] = [startsOn.slice(0, 4), endsOn.slice(0, 4)];
    return {
      program: first.program,
      title: `${planProgramLabels[first.program]} ${from === until ? from : `${from}–${until.slice(2)}`}`,
      startsOn,
      endsOn,
      serviceText: [...new Set(ofPlan.map(({ line }) => line))].join(' + ').slice(0, 200),
      mandates: ofPlan.map((mandate) => ({
        ...organizations.placeOf('school', mandate.school),
        ...organizations.placeOf('payer', mandate.payer),
        ...promiseOf(mandate),
        authorizationNumber: mandate.authorizationNumber,
      })),
    };
  });
}

/** The schools and payers that an import makes, each once. */
class NewPlaceList {
  readonly made: NewPlaces = [];
  private readonly places: PlacesOfImport;

  constructor(places: PlacesOfImport) {
    this.places = places;
  }

  /** Returns the part of a mandate that names its school or payer. */
  placeOf(role: PlaceRole, name: string): Partial<ImportedMandate> {
    if (name === '') return {};
    const key = placeKey(role, name);
    const known = this.places.known.get(key);
    const choice =
      known === undefined ? (this.places.choices.get(key) ?? usualChoice({ role, name })) : { id: known };
    if ('id' in choice) return role === 'school' ? { schoolId: choice.id } : { payerId: choice.id };
    const index = this.indexOf(role, name, choice.kind);
    return role === 'school' ? { newSchool: index } : { newPayer: index };
  }

  /** A school that pays itself is one organization. */
  private indexOf(role: PlaceRole, name: string, kind: NewPlaces[number]['kind']): number {
    const found = this.made.findIndex((one) => placeKey(role, one.name) === placeKey(role, name));
    const contract = role === 'payer' ? contractOfImport : null;
    if (found === -1) return this.made.push({ name, kind, contract }) - 1;
    const before = this.made[found];
    if (before && contract) before.contract = contract;
    if (before && role === 'school') before.kind = kind;
    return found;
  }
}
