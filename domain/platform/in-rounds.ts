import { type EarlierRecord, namedIn, type RecordDescription } from './record.ts';

/**
 * Groups records of one kind into rounds for inserting: a record refers only to records of its own table from earlier
 * rounds. Records that refer to each other in a circle, or to a missing one, are left over.
 */
export function inRounds<Kept extends EarlierRecord>(
  kind: RecordDescription,
  records: readonly Kept[],
): { rounds: Kept[][]; leftOver: Kept[] } {
  const own = namedIn(kind).flatMap(([field, table]) => (table === kind.table ? [field] : []));
  const waiting = new Map<unknown, Kept[]>();
  const missing = new Map<Kept, number>();
  for (const record of records) {
    const named = own.map((field) => record[field]).filter((number) => number !== null);
    missing.set(record, named.length);
    for (const number of named) {
      const others = waiting.get(number);
      if (others === undefined) waiting.set(number, [record]);
      else others.push(record);
    }
  }
  const rounds: Kept[][] = [];
  let round = records.filter((record) => missing.get(record) === 0);
  while (round.length > 0) {
    rounds.push(round);
    round = round.flatMap(({ id }) => waiting.get(id) ?? []).filter((record) => isFree(record, missing));
  }
  const placed = new Set(rounds.flat());
  return { rounds, leftOver: records.filter((record) => !placed.has(record)) };
}

/** Counts one of the records down that this one waits for; says whether it was the last. */
function isFree<Kept>(record: Kept, missing: Map<Kept, number>): boolean {
  const left = (missing.get(record) ?? 0) - 1;
  missing.set(record, left);
  return left === 0;
}
