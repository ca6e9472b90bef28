import type { Encoding } from './compression.ts';

/** A list reply as it was sent. */
export interface FinishedList {
  tag: string;
  body: Buffer;
  encoding: Encoding;
  /** The headers about the other pages of a paged list. */
  headers: Record<string, string>;
}

/** Room for the lists of 500 therapists with 200 rows each. */
const BUDGET_BYTES = 48 * 1024 * 1024;
/** The largest share of the cache for one list, ten years of sessions, so that it does not evict many others. */
const LARGEST_SHARE = 1 / 5;
/** Bytes a list takes in addition to its body: key, tag and map entry. */
const WEIGHT_OF_ENTRY = 500;
/** So many keys are remembered as asked for, in about 1 MB. */
const KEYS_REMEMBERED = 5_000;

/**
 * Caches finished lists, so that an unchanged one is not read and serialized again. Its size in bytes is limited; the
 * least recently used lists are evicted first. A list is stored from the second time on that it is made: many, such as
 * searches, are asked for once, and would fill the memory with what nobody reads again.
 */
export class ListCache {
  readonly #lists = new Map<string, FinishedList>();
  /** Keys of lists that were made, the latest last. */
  readonly #made = new Set<string>();
  readonly #budget: number;
  #weight = 0;

  constructor(budget = BUDGET_BYTES) {
    this.#budget = budget;
  }

  get(key: string, tag: string): FinishedList | undefined {
    const list = this.#lists.get(key);
    if (list?.tag !== tag) return undefined;
    // A map iterates in insertion order: a used entry moves to the end.
    this.#lists.delete(key);
    this.#lists.set(key, list);
    return list;
  }

  set(key: string, list: FinishedList): void {
    this.#remove(key);
    if (!this.#wasMadeBefore(key)) return;
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
    this.#made.clear();
    this.#weight = 0;
  }

  /** Total bytes of the cached lists. */
  get weight(): number {
    return this.#weight;
  }

  #wasMadeBefore(key: string): boolean {
    const was = this.#made.delete(key);
    this.#made.add(key);
    for (const oldest of this.#made) {
      if (this.#made.size <= KEYS_REMEMBERED) break;
      this.#made.delete(oldest);
    }
    return was;
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
