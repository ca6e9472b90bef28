import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

type Row = Record<string, unknown>;

/** The lists of an archive by name. */
export type ArchivedLists = Record<string, Row[]>;

const folder = join(import.meta.dirname, '../fixtures/version-0.1.0');

/** Returns an archive of version 0.1.0 with every kind of record. */
export function earlierArchive(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(folder, 'archive.zip')));
}

/** Returns the content of that archive. */
export function earlierLists(): ArchivedLists {
  const content = unzipSync(earlierArchive())['everything.json'] ?? new Uint8Array();
  return JSON.parse(strFromU8(content));
}

/** Returns a deleted client's record as sealed by version 0.1.0. */
export function earlierSealedRecord(): string {
  return readFileSync(join(folder, 'sealed-record.json'), 'utf8');
}

/** Writes the database file of version 0.1.0 to a folder; its owner is `robin`. */
export function writeEarlierDatabase(dataDir: string): void {
  writeFileSync(join(dataDir, 'practice.db'), gunzipSync(readFileSync(join(folder, 'practice.db.gz'))));
}

/** Returns rows without ids, which differ between practices. */
export function withoutIds(rows: readonly Row[]): Row[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && !/Ids?$/.test(name))),
  );
}
