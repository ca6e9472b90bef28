import { createHash } from 'node:crypto';

/**
 * Returns the hash that links a signed text to the child's previous one; the first text has an empty previous
 * hash.
 */
export function chainHash(previousHash: string, text: string): string {
  return createHash('sha256')
    .update(previousHash + text)
    .digest('hex');
}

interface Link {
  position: number;
  text: string;
  previousHash: string;
  hash: string;
}

/** A child's signed texts read so far, in order. */
export class SignedChain {
  #length = 0;
  #hash = '';

  /** Returns whether this text is unaltered and is the next one of the chain. */
  follows({ position, text, previousHash, hash }: Link): boolean {
    const isNext = position === this.#length + 1 && previousHash === this.#hash;
    if (!isNext || hash !== chainHash(previousHash, text)) return false;
    this.#length = position;
    this.#hash = hash;
    return true;
  }
}
