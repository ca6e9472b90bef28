import type { Stored } from '#domain/platform/record.ts';
import type { CaseloadRecord } from '#domain/program/caseload-records.ts';
import { anySelection } from './any-record.ts';
import { compiledOnce } from './compiled-query.ts';
import { insertOwned, type NumberedTable, selectOwned, type Unowned } from './owned-statements.ts';
import { columnOf } from './record-rows.ts';
import type { Queries } from './tables.ts';

/** A kind of records that have numbers. */
export type NumberedRecord = Extract<CaseloadRecord, { table: NumberedTable }>;

type Row = Readonly<Record<string, unknown>> & { therapist_id: number };

interface Statements {
  find(queries: Queries, wanted: { therapistId: number; id: number }): Promise<unknown[]>;
  add(queries: Queries, row: Row): Promise<unknown[]>;
}

// What nearly every call asks: built and compiled once for each kind, and not with every request.
const statements = new Map<NumberedRecord, Statements>();

/** One therapist's record by its number; undefined when there is none. */
export async function findRecord<Kind extends NumberedRecord>(
  queries: Queries,
  kind: Kind,
  therapistId: number,
  id: number,
): Promise<Stored<Kind> | undefined> {
  const [found] = await statementsOf(kind).find(queries, { therapistId, id });
  // What is selected are the fields of the kind.
  return found as Stored<Kind> | undefined;
}

/** Adds a record of one therapist and gives it as it is kept. */
export async function addRecord<Kind extends NumberedRecord>(
  queries: Queries,
  kind: Kind,
  therapistId: number,
  row: Unowned<Kind['table']>,
): Promise<Stored<Kind>> {
  const [added] = await statementsOf(kind).add(queries, { ...row, therapist_id: therapistId });
  return added as Stored<Kind>;
}

function statementsOf(kind: NumberedRecord): Statements {
  const known = statements.get(kind);
  if (known !== undefined) return known;
  const made: Statements = {
    find: compiledOnce((queries, { therapistId, id }: { therapistId: number; id: number }) =>
      selectOwned<NumberedTable>(queries, kind.table, therapistId)
        .select(anySelection(kind))
        .where('id', '=', id),
    ),
    add: compiledOnce((queries, row: Row) => {
      const columns = Object.keys(kind.fields).map(columnOf);
      const values: unknown = Object.fromEntries(
        columns.filter((column) => column !== 'id').map((column) => [column, row[column]]),
      );
      return insertOwned<NumberedTable>(
        queries,
        kind.table,
        [values as Unowned<NumberedTable>],
        row.therapist_id,
      ).returning(anySelection(kind));
    }),
  };
  statements.set(kind, made);
  return made;
}
