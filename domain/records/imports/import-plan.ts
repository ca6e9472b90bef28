import type { Mandate } from '#domain/billing/mandates/mandate.ts';
import { isSamePromise, type MandatePromise } from '#domain/billing/mandates/same-promise.ts';
import type { Client, NewClient } from '#domain/caseload/clients/client.ts';
import { type Duplicate, findDuplicates, findNamesakes } from '#domain/caseload/clients/client-duplicates.ts';
import type { CheckedRow } from './import-row.ts';
import { promiseOf, type RosterMandate } from './roster-row.ts';

/** What was chosen by hand for a row; undefined leaves it to the rules. */
export type RowChoice = 'import' | 'leave out' | undefined;

/** A row of the file as it stands before the import. */
export interface PlannedRow extends CheckedRow {
  row: number;
  duplicate: Duplicate | undefined;
  /** Somebody of the same name, who may be the same child: one of the two has no date of birth. */
  namesake: Duplicate | undefined;
  /** The mandates that it brings, without those that the child has already. */
  mandates: readonly RosterMandate[];
  /** How many of its mandates the child has already. */
  knownMandates: number;
  /** The earlier row of the same child, to which this one adds its mandates. */
  joins: number | undefined;
  /** The id of the client who is there already, to whom it adds its mandates. */
  addsTo: number | undefined;
  /** Whether it becomes a client, or adds mandates to one. */
  isChosen: boolean;
}

/** A row with nothing wrong that is to be imported. */
export type ChosenRow = PlannedRow & { client: NewClient };

type UnplannedRow = CheckedRow & {
  row: number;
  choice: RowChoice;
  mandates?: readonly RosterMandate[];
};

/**
 * Which rows become clients: the sound ones, without those who are likely to be there already, unless chosen otherwise.
 * A row of a child who is there already, or of an earlier row, adds its mandates to that child, except those that promise
 * what the child has already.
 */
export function planImport(
  rows: readonly UnplannedRow[],
  existing: readonly Pick<Client, 'id' | 'firstName' | 'lastName' | 'dateOfBirth'>[],
  existingMandates: readonly Pick<Mandate, 'clientId' | 'delivery' | 'endsOn' | 'terms'>[] = [],
): PlannedRow[] {
  const sound = rows.flatMap(({ row, client }) => (client ? [{ row, client }] : []));
  const duplicates = findDuplicates(sound, existing);
  const namesakes = findNamesakes(sound, existing);
  const clientRows = new Set<number>();
  const promised = new Map<string, MandatePromise[]>();
  for (const mandate of existingMandates) addTo(promised, `client ${mandate.clientId}`, [mandate]);
  return rows.map(({ row, client, problems, born, choice, mandates = [] }) => {
    const duplicate = duplicates.get(row);
    const child = childOf(row, duplicate);
    const has = promised.get(child) ?? [];
    const added = mandates.filter((one) => !has.some((other) => isSamePromise(promiseOf(one), other)));
    const isThere = duplicate?.kind === 'client' || (duplicate && clientRows.has(duplicate.row));
    const isFurther = isThere === true && added.length > 0;
    const byRule = duplicate && !isFurther ? 'leave out' : 'import';
    const namesake = duplicate ? undefined : namesakes.get(row);
    const isChosen = client !== undefined && (choice ?? byRule) === 'import';
    const joins = isFurther && duplicate?.kind === 'row' ? duplicate.row : undefined;
    const addsTo = isFurther && duplicate?.kind === 'client' ? duplicate.id : undefined;
    if (isChosen && !isFurther) clientRows.add(row);
    if (isChosen) addTo(promised, child, added.map(promiseOf));
    return {
      ...{ row, client, problems, born, duplicate, namesake, joins, addsTo, isChosen },
      mandates: isFurther ? added : mandates,
      knownMandates: mandates.length - added.length,
    };
  });
}

/** Returns a key of the child of a row: a client who is there, or the first row of the child. */
function childOf(row: number, duplicate: Duplicate | undefined): string {
  return duplicate?.kind === 'client' ? `client ${duplicate.id}` : `row ${duplicate?.row ?? row}`;
}

function addTo(
  promised: Map<string, MandatePromise[]>,
  child: string,
  more: readonly MandatePromise[],
): void {
  promised.set(child, [...(promised.get(child) ?? []), ...more]);
}

/** Whether a row is imported. */
export function isChosenRow(row: PlannedRow): row is ChosenRow {
  return row.isChosen && row.client !== undefined;
}

/** Whether a row becomes a client, rather than adding its mandates to one. */
export function isNewClient({ isChosen, joins, addsTo }: PlannedRow): boolean {
  return isChosen && joins === undefined && addsTo === undefined;
}
