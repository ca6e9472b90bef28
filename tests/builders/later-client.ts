import { clientRecord } from '#domain/caseload/clients/client.ts';
import { describeRecord, type RecordDescription } from '#domain/platform/record.ts';
import { text } from '#domain/platform/stored-shapes.ts';
import { type ListedRecord, listedRecords } from '#domain/program/caseload-records.ts';

/** A client's description in a later version of the program, with an additional field. */
export const laterClient = describeRecord({
  ...clientRecord,
  fields: { ...clientRecord.fields, favoriteToy: text },
  upgrades: [...clientRecord.upgrades, (earlier) => ({ ...earlier, favoriteToy: null })],
});

/** The kinds of records of that version. */
export const laterKinds: readonly RecordDescription[] = listedRecords.map(
  (kind: ListedRecord): RecordDescription => (kind.table === 'clients' ? laterClient : kind),
);
