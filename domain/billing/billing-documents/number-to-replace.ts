import type { Day } from '#domain/platform/dates.ts';

/** A paper that was made before. */
export interface EarlierPaper {
  number: number;
  isVoid: boolean;
  replacesNumber: number | null;
  from: Day;
  until: Day;
}

/** Returns the number of the last void paper over these days that none has replaced yet; `earlier` is latest first. */
export function numberToReplace(
  { from, to }: { from: Day; to: Day },
  earlier: readonly EarlierPaper[],
): number | null {
  const replaced = new Set(earlier.map(({ replacesNumber }) => replacesNumber));
  const last = earlier.find(
    (one) => one.isVoid && one.from === from && one.until === to && !replaced.has(one.number),
  );
  return last?.number ?? null;
}
