import type { EstimateLine } from './estimate.ts';
import type { EstimateFacts } from './estimate-facts.ts';
import { type Obstacle, ofForm, warning } from './obstacle.ts';
import { partyObstacles, practiceCure } from './party-obstacles.ts';

/** Returns what is missing apart from what the form edits, what blocks first. */
export function estimateFactObstacles(facts: EstimateFacts): Obstacle[] {
  const { from, to, practice, earlier } = facts;
  const found = partyObstacles(facts);
  if (practice.address === '') {
    found.push(warning("Add the practice's address in Settings → Practice.", practiceCure));
  }
  const other = earlier.find((one) => !one.isVoid && one.from <= to && from <= one.until);
  if (other) {
    found.push(warning(`Estimate ${other.number} covers some of these days already.`, null));
  }
  return found;
}

/** Returns what is missing in the lines of an estimate, which the form mends. */
export function estimateLineObstacles(lines: readonly Pick<EstimateLine, 'label' | 'code'>[]): Obstacle[] {
  if (lines.length === 0) return [ofForm('Add a line for each service that is expected.')];
  return lines
    .filter(({ code }) => !code)
    .map(({ label }) => ofForm(`${label}: there is no procedure code.`, false));
}
