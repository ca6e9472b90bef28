import { createHash } from 'node:crypto';

/** The hash by which a signed text is bound to the one before it of the same child; that of the first is empty. */
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

/** A child's signed texts as far as they have been read, in their order. */
export class SignedChain {
  #length = 0;
  #hash = '';

  /** Whether this text is as it was signed, and comes next. */
  follows({ position, text, previousHash, hash }: Link): boolean {
    const isNext = position === this.#length + 1 && previousHash === this.#hash;
    if (!isNext || hash !== chainHash(previousHash, text)) return false;
    this.#length = position;
    this.#hash = hash;
    return true;
  }
}
