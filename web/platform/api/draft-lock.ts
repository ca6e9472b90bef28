import { xchacha20poly1305 } from '@noble/ciphers/chacha';

const NONCE_BYTES = 24;

/** Locks and opens what a browser keeps; what was locked under one name opens under no other. */
export interface DraftLock {
  lock(name: string, text: string): string;
  /** Throws what another key has locked, and what was altered. */
  open(name: string, locked: string): string;
}

/**
 * The lock for a key of 32 bytes as base64url: XChaCha20-Poly1305, by a library instead of the browser's own crypto,
 * which answers late, perhaps after the page is gone, and does not exist on a plain http address.
 */
export function draftLock(key: string): DraftLock {
  const keyBytes = bytesOf(key.replaceAll('-', '+').replaceAll('_', '/'));
  const cipher = (name: string, nonce: Uint8Array) =>
    xchacha20poly1305(keyBytes, nonce, new TextEncoder().encode(name));
  return {
    lock(name, text) {
      const nonce = crypto.getRandomValues(new Uint8Array(NONCE_BYTES));
      const locked = cipher(name, nonce).encrypt(new TextEncoder().encode(text));
      return `${textOf(nonce)}${textOf(locked)}`;
    },
    open(name, locked) {
      const all = bytesOf(locked);
      const opened = cipher(name, all.subarray(0, NONCE_BYTES)).decrypt(all.subarray(NONCE_BYTES));
      return new TextDecoder().decode(opened);
    },
  };
}

/** The same lock, which knows what it locked or opened last under each name: to look at it again costs nothing. */
export function rememberingLock({ lock, open }: DraftLock): DraftLock {
  const last = new Map<string, { locked: string; text: string }>();
  return {
    lock(name, text) {
      const locked = lock(name, text);
      last.set(name, { locked, text });
      return locked;
    },
    open(name, locked) {
      const known = last.get(name);
      if (known?.locked === locked) return known.text;
      const text = open(name, locked);
      last.set(name, { locked, text });
      return text;
    },
  };
}

// 24 bytes are 32 letters without padding, so that what follows the nonce can be read on from there.
function textOf(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
