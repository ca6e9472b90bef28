import { clientRecord } from '#domain/caseload/clients/client.ts';
import { describeRecord, type RecordDescription } from '#domain/platform/record.ts';
import { text } from '#domain/platform/stored-shapes.ts';
import { type ListedRecord, listedRecords } from '#domain/program/caseload-records.ts';

/** A client as a later version of the program may describe it: with one field more. */
export const laterClient = describeRecord({
  ...clientRecord,
  fields: { ...clientRecord.fields, favoriteToy: text },
  upgrades: [...clientRecord.upgrades, (earlier) => ({ ...earlier, favoriteToy: null })],
});

/** The kinds of records that such a version has lists of. */
export const laterKinds: readonly RecordDescription[] = listedRecords.map(
  (kind: ListedRecord): RecordDescription => (kind.table === 'clients' ? laterClient : kind),
);
