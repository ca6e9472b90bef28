import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { strFromU8, unzipSync } from 'fflate';

type Row = Record<string, unknown>;

/** The lists of an archive, by their names. */
export type ArchivedLists = Record<string, Row[]>;

const folder = join(import.meta.dirname, '../fixtures/version-0.1.0');

/** The archive that version 0.1.0 made of a caseload with every kind of record. */
export function earlierArchive(): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(join(folder, 'archive.zip')));
}

/** What that archive holds. */
export function earlierLists(): ArchivedLists {
  const content = unzipSync(earlierArchive())['everything.json'] ?? new Uint8Array();
  return JSON.parse(strFromU8(content));
}

/** A deleted client's whole record, as version 0.1.0 sealed it. */
export function earlierSealedRecord(): string {
  return readFileSync(join(folder, 'sealed-record.json'), 'utf8');
}

/** Puts the practice's file of version 0.1.0 into a folder; its owner is `robin`. */
export function layEarlierDatabase(dataDir: string): void {
  writeFileSync(join(dataDir, 'practice.db'), gunzipSync(readFileSync(join(folder, 'practice.db.gz'))));
}

/** Rows without the numbers that another practice gives them. */
export function withoutIds(rows: readonly Row[]): Row[] {
  return rows.map((row) =>
    Object.fromEntries(Object.entries(row).filter(([name]) => name !== 'id' && !/Ids?$/.test(name))),
  );
}
