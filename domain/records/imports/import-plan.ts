import type { Client, NewClient } from '#domain/caseload/clients/client.ts';
import { type Duplicate, findDuplicates } from '#domain/caseload/clients/client-duplicates.ts';
import type { CheckedRow } from './import-row.ts';
import type { RosterMandate } from './roster-row.ts';

/** What was chosen by hand for a row; undefined leaves it to the rules. */
export type RowChoice = 'import' | 'leave out' | undefined;

/** A row of the file as it stands before the import. */
export interface PlannedRow extends CheckedRow {
  row: number;
  duplicate: Duplicate | undefined;
  mandates: readonly RosterMandate[];
  /** The earlier row of the same child, to which this one adds its mandates. */
  joins: number | undefined;
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
 * A further row of a child with a mandate adds it to the child of the first one.
 */
export function planImport(
  rows: readonly UnplannedRow[],
  existing: readonly Pick<Client, 'id' | 'firstName' | 'lastName' | 'dateOfBirth'>[],
): PlannedRow[] {
  const sound = rows.flatMap(({ row, client }) => (client ? [{ row, client }] : []));
  const duplicates = findDuplicates(sound, existing);
  const clientRows = new Set<number>();
  return rows.map(({ row, client, problems, born, choice, mandates = [] }) => {
    const duplicate = duplicates.get(row);
    const isFurther = duplicate?.kind === 'row' && clientRows.has(duplicate.row) && mandates.length > 0;
    const byRule = duplicate && !isFurther ? 'leave out' : 'import';
    const isChosen = client !== undefined && (choice ?? byRule) === 'import';
    const joins = isFurther ? duplicate.row : undefined;
    if (isChosen && joins === undefined) clientRows.add(row);
    return { row, client, problems, born, duplicate, mandates, joins, isChosen };
  });
}

/** Whether a row is imported. */
export function isChosenRow(row: PlannedRow): row is ChosenRow {
  return row.isChosen && row.client !== undefined;
}
