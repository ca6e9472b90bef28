import { readdirSync } from 'node:fs';
import { caseloadRecords } from '#domain/program/caseload-records.ts';
import type { Specimen } from './specimen.ts';

const names = readdirSync(import.meta.dirname).flatMap((file) => /^(.+)-specimen\.ts$/.exec(file)?.[1] ?? []);
const modules: { specimen: Specimen }[] = await Promise.all(
  names.map((name) => import(`./${name}-specimen.ts`)),
);
const tables: readonly string[] = caseloadRecords.map(({ table }) => table);

/** The specimens of this folder, in the order of the kinds of records: each after those whose ids it takes. */
export const specimens: readonly Specimen[] = modules
  .map(({ specimen }) => specimen)
  .sort((one, other) => tables.indexOf(one.table) - tables.indexOf(other.table));
