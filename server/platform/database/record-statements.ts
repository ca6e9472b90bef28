import type { Stored } from '#domain/platform/record.ts';
import type { CaseloadRecord } from '#domain/program/caseload-records.ts';
import { anySelection } from './any-record.ts';
import { compiledOnce } from './compiled-query.ts';
import { insertOwned, type NumberedTable, selectOwned, type Unowned } from './owned-statements.ts';
import { columnOf, isOwnColumn } from './record-rows.ts';
import type { Queries } from './tables.ts';

/** A kind of record with ids. */
export type NumberedRecord = Extract<CaseloadRecord, { table: NumberedTable }>;

type Row = Readonly<Record<string, unknown>> & { therapist_id: number };

interface Statements {
  find(queries: Queries, values: { therapistId: number; id: number }): Promise<unknown[]>;
  add(queries: Queries, row: Row): Promise<unknown[]>;
}

// Nearly every call runs these: compiled once per kind instead of once per request.
const statements = new Map<NumberedRecord, Statements>();

/** Returns one therapist's record by id; undefined if there is none. */
export async function findRecord<Kind extends NumberedRecord>(
  queries: Queries,
  kind: Kind,
  therapistId: number,
  id: number,
): Promise<Stored<Kind> | undefined> {
  const [found] = await statementsOf(kind).find(queries, { therapistId, id });
  // The selection has exactly the fields of the kind.
  return found as Stored<Kind> | undefined;
}

/** Inserts a record of one therapist and returns it as stored. */
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
      const own = Object.keys(kind.fields).filter((field) => isOwnColumn(kind, field));
      const columns = own.map(columnOf);
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
