import type { Encoding } from './compression.ts';

/** A list as it was answered. */
export interface FinishedList {
  tag: string;
  body: Buffer;
  encoding: Encoding;
  /** What is told of the other pages of a list read in pages. */
  headers: Record<string, string>;
}

/** Room for the lists that 500 therapists look at, with 200 rows each. */
const BUDGET_BYTES = 48 * 1024 * 1024;
/** One list takes no more than this share of the room: those of many others are worth more than it. */
const LARGEST_SHARE = 1 / 6;
/** What a list weighs besides its body: its key, its tag, its place in the map. */
const WEIGHT_OF_ENTRY = 500;

/**
 * Finished lists, so that an unchanged one is not read and written out again. It holds a number of bytes; what was
 * not asked for the longest makes room.
 */
export class ListCache {
  readonly #lists = new Map<string, FinishedList>();
  readonly #budget: number;
  #weight = 0;

  constructor(budget = BUDGET_BYTES) {
    this.#budget = budget;
  }

  get(key: string, tag: string): FinishedList | undefined {
    const list = this.#lists.get(key);
    if (list?.tag !== tag) return undefined;
    // The map keeps the order of insertion: what is used moves to its end.
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list;
  }

  set(key: string, list: FinishedList): void {
    this.#remove(key);
    const weight = weightOf(list);
    if (weight > this.#budget * LARGEST_SHARE) return;
    this.#lists.set(key, list);
    this.#weight += weight;
    for (const oldest of this.#lists.keys()) {
      if (this.#weight <= this.#budget) break;
      this.#remove(oldest);
    }
  }

  clear(): void {
    this.#lists.clear();
    this.#weight = 0;
  }

  /** How many bytes the lists take. */
  get weight(): number {
    return this.#weight;
  }

  #remove(key: string): void {
    const list = this.#lists.get(key);
    if (list === undefined) return;
    this.#lists.delete(key);
    this.#weight -= weightOf(list);
  }
}

function weightOf({ body }: FinishedList): number {
  return body.byteLength + WEIGHT_OF_ENTRY;
}
