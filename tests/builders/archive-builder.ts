import { strToU8, zipSync } from 'fflate';
import { byTable, type WholeCaseload } from '#domain/program/caseload-records.ts';

/** Builds an archive's content, empty by default; pass the tables that matter. */
export function buildCaseload(changes: Partial<WholeCaseload> = {}): WholeCaseload {
  return { ...byTable(() => []), ...changes };
}

/** Builds a zip file like the export, with this as everything.json: text as it is, anything else as JSON. */
export function buildArchive(content: unknown, name = 'everything.json'): Uint8Array {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return zipSync({ 'README.txt': strToU8('Everything'), [name]: strToU8(text) });
}
