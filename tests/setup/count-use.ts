import { appendFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Counted } from '#scripts/checks/budgets.ts';

/** Counts a use, if `npm test` requests it with a folder in TEST_COUNTS. */
export function countUse(what: Counted): void {
  const folder = process.env.TEST_COUNTS;
  if (folder !== undefined) appendFileSync(path.join(folder, what), '.');
}
