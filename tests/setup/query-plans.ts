import { sql } from 'kysely';
import type { Database } from '#server/platform/database/connection.ts';

/** Returns which of these tables the statement's query plan scans completely. */
export async function tablesReadWhole(
  database: Database,
  statement: string,
  tables: readonly string[],
): Promise<string[]> {
  const isSqlite = database.engine === 'sqlite';
  const read = await (isSqlite ? scansOnSqlite(database, statement) : scansOnPostgres(database, statement));
  return tables.filter((table) => read.has(table));
}

/** Returns the tables of therapists' records, which grow with every therapist. */
export async function tablesOfTherapists({ read }: Database): Promise<string[]> {
  const tables = await read.introspection.getTables();
  return tables
    .filter(({ columns }) => columns.some(({ name }) => name === 'therapist_id'))
    .map(({ name }) => name);
}

async function scansOnSqlite({ read }: Database, statement: string): Promise<Set<string>> {
  const { rows } = await sql<{ detail: string }>`explain query plan ${sql.raw(statement)}`.execute(read);
  const names = rows.flatMap(({ detail }) => /^SCAN (\w+)/.exec(detail)?.[1] ?? []);
  return new Set(names.flatMap((name) => [name, ...tablesCalled(name, statement)]));
}

function tablesCalled(alias: string, statement: string): string[] {
  const called = new RegExp(`"?(\\w+)"?\\s+as\\s+"?${alias}\\b`, 'gi');
  return [...statement.matchAll(called)].flatMap(([, table]) => table ?? []);
}

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Cond'?: string;
  Plans?: PlanNode[];
}

async function scansOnPostgres({ read }: Database, statement: string): Promise<Set<string>> {
  const explained = sql<{
    'QUERY PLAN': { Plan: PlanNode }[];
  }>`explain (generic_plan, format json) ${sql.raw(statement)}`;
  const { rows } = await explained.execute(read);
  const plans = rows.flatMap((row) => row['QUERY PLAN'].map(({ Plan }) => Plan));
  return new Set(
    plans
      .flatMap(everyNode)
      .filter(readsWhole)
      .flatMap((node) => node['Relation Name'] ?? []),
  );
}

function everyNode(node: PlanNode): PlanNode[] {
  return [node, ...(node.Plans ?? []).flatMap(everyNode)];
}

function readsWhole(node: PlanNode): boolean {
  const isByIndex = /^Index(?: Only)? Scan/.test(node['Node Type']);
  return node['Node Type'] === 'Seq Scan' || (isByIndex && node['Index Cond'] === undefined);
}
