import { LINES_A_PAGE } from './text-lines.ts';

/** Each page is laid out again with all that follows it, so that a run of pages costs the square of its length. */
const PAGES_A_RUN = 3;

/** Parts a list into runs of about three pages, each of which can be laid out by itself; without any there is one empty run. */
export function pageRuns<One>(all: readonly One[], linesOf: (one: One) => number): One[][] {
  const runs: One[][] = [[]];
  let lines = 0;
  for (const one of all) {
    const added = linesOf(one);
    if (lines > 0 && lines + added > PAGES_A_RUN * LINES_A_PAGE) {
      runs.push([]);
      lines = 0;
    }
    runs.at(-1)?.push(one);
    lines += added;
  }
  return runs;
}
