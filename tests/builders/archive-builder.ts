import { strToU8, zipSync } from 'fflate';
import { byTable, type WholeCaseload } from '#domain/program/caseload-records.ts';

/** The content of an archive with nothing in it; state the tables that matter. */
export function buildCaseload(changes: Partial<WholeCaseload> = {}): WholeCaseload {
  return { ...byTable(() => []), ...changes };
}

/** A zip file as the export makes it, with this as everything.json: text as it is, anything else as JSON. */
export function buildArchive(content: unknown, name = 'everything.json'): Uint8Array {
  const text = typeof content === 'string' ? content : JSON.stringify(content);
  return zipSync({ 'README.txt': strToU8('Everything'), [name]: strToU8(text) });
}
