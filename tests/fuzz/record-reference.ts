import fc from 'fast-check';

/** Stands in a made-up request for the id of a record that is there when it is sent. */
export class RecordReference {
  /** The list of the record, as in its address: `clients`. */
  readonly list: string;
  /** Which of the records in the list, from 0 to 1. */
  readonly at: number;

  constructor(list: string, at: number) {
    this.list = list;
    this.at = at;
  }
}

/** Returns an arbitrary reference to a record of a list. */
export function referenceTo(list: string): fc.Arbitrary<RecordReference> {
  return fc.nat(9_999).map((part) => new RecordReference(list, part / 10_000));
}

/** Returns the value with each reference replaced by the id of a record. */
export function withIds(value: unknown, idOf: (reference: RecordReference) => number): unknown {
  if (value instanceof RecordReference) return idOf(value);
  if (Array.isArray(value)) return value.map((item) => withIds(item, idOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, withIds(item, idOf)]));
}
