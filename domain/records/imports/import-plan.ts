import type { Client, NewClient } from '#domain/caseload/clients/client.ts';
import { type Duplicate, findDuplicates } from '#domain/caseload/clients/client-duplicates.ts';
import type { CheckedRow } from './import-row.ts';

/** What was chosen by hand for a row; undefined leaves it to the rules. */
export type RowChoice = 'import' | 'leave out' | undefined;

/** A row of the file as it stands before the import. */
export interface PlannedRow extends CheckedRow {
  row: number;
  duplicate: Duplicate | undefined;
  /** Whether it becomes a client. */
  isChosen: boolean;
}

/** A row with nothing wrong that is to become a client. */
export type ChosenRow = PlannedRow & { client: NewClient };

/** Which rows become clients: the sound ones, without those who are likely to be there already, unless chosen otherwise. */
export function planImport(
  rows: readonly (CheckedRow & { row: number; choice: RowChoice })[],
  existing: readonly Pick<Client, 'id' | 'firstName' | 'lastName' | 'dateOfBirth'>[],
): PlannedRow[] {
  const sound = rows.flatMap(({ row, client }) => (client ? [{ row, client }] : []));
  const duplicates = findDuplicates(sound, existing);
  return rows.map(({ row, client, problems, born, choice }) => {
    const duplicate = duplicates.get(row);
    const isChosen = client !== undefined && (choice ?? (duplicate ? 'leave out' : 'import')) === 'import';
    return { row, client, problems, born, duplicate, isChosen };
  });
}

/** Whether a row becomes a client. */
export function isChosenRow(row: PlannedRow): row is ChosenRow {
  return row.isChosen && row.client !== undefined;
}
