import { appendFileSync } from 'node:fs';
import path from 'node:path';
import process from 'node:process';
import type { Counted } from '#scripts/checks/budgets.ts';

/** Counts one more of what tests cost, where `npm test` asks for it by a folder in TEST_COUNTS. */
export function countUse(what: Counted): void {
  const folder = process.env.TEST_COUNTS;
  if (folder !== undefined) appendFileSync(path.join(folder, what), '.');
}
