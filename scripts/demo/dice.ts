/** A seeded random generator, so that all demos look alike. */
export class Dice {
  #state: number;

  constructor(seed: number) {
    this.#state = seed;
  }

  /** Returns a number from 0 to 1 (mulberry32). */
  roll(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), 1 | this.#state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }

  /** Returns true with this probability. */
  chance(share: number): boolean {
    return this.roll() < share;
  }

  /** Returns a whole number from `lowest` to `highest`. */
  between(lowest: number, highest: number): number {
    return lowest + Math.floor(this.roll() * (highest - lowest + 1));
  }

  /** Returns one of the choices. */
  pick<Choice>(choices: readonly [Choice, ...Choice[]]): Choice {
    return choices[this.between(0, choices.length - 1)] ?? choices[0];
  }
}
