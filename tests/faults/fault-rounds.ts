import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import fc from 'fast-check';
import { afterAll, onTestFinished } from 'vitest';

const seed = Number(process.env.FAULTS_SEED ?? 20_261_122);
const factor = Number(process.env.FAULTS_FACTOR ?? 1);
/** The time limit of one kind of fault. */
const MINUTES_A_KIND = Number(process.env.FAULTS_MINUTES ?? 0.5);

/** For Vitest: a round that was begun in time comes to its end. */
export const KIND_LIMIT_MS = (MINUTES_A_KIND + 2) * 60_000;

// fast-check prefers small numbers where it is not told otherwise.
const evenly = fc.noBias(fc.integer({ min: 0, max: 999_999 })).map((part) => part / 1_000_000);

const table: { fault: string; rounds: number; outcomes: string }[] = [];

/** Prints what was tried and how it ended, when the file's tests are done. */
export function printFaults(): void {
  afterAll(() => {
    console.log(`seed ${seed}, factor ${factor}`);
    console.table(table);
  });
}

/**
 * Tries a fault in as many rounds as there is time for, at most FAULTS_FACTOR times `ways`, each with a moment between 0
 * and 1 drawn from the seed. `ways` is how many kinds of it a round chooses from by its index, so that `npm test` tries
 * each kind once. A round returns its outcome in a word, or throws; the error names its moment.
 */
export async function tryFaults(
  fault: string,
  ways: number,
  round: (moment: number, index: number) => Promise<string>,
): Promise<Map<string, number>> {
  const ends = Date.now() + MINUTES_A_KIND * 60_000;
  const outcomes = new Map<string, number>();
  const moments = fc.sample(evenly, {
    numRuns: Math.ceil(ways * factor),
    seed,
  });
  let tried = 0;
  for (const moment of moments) {
    if (tried > 0 && Date.now() > ends) break;
    try {
      const outcome = await round(moment, tried);
      outcomes.set(outcome, (outcomes.get(outcome) ?? 0) + 1);
    } catch (error) {
      throw new Error(`${fault}, round ${tried}, moment ${moment}, seed ${seed}`, { cause: error });
    }
    tried += 1;
  }
  const told = [...outcomes].map(([outcome, count]) => `${outcome}: ${count}`).join(', ');
  table.push({ fault, rounds: tried, outcomes: told });
  return outcomes;
}

/** Returns an empty folder on a disk for this test; it is removed when the test ends. */
export function faultFolder(): string {
  const made = mkdtempSync(path.join(tmpdir(), 'practice-faults-'));
  onTestFinished(() => rmSync(made, { recursive: true, force: true }));
  return made;
}
