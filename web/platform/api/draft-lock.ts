import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';

const NONCE_BYTES = 24;

/** Encrypts and decrypts what a browser stores; the name is authenticated, so a text opens only under its own. */
export interface DraftLock {
  lock(name: string, text: string): string;
  /** Throws if another key encrypted it, or it was altered. */
  open(name: string, locked: string): string;
}

/**
 * Returns the lock for a key of 32 bytes as base64url: XChaCha20-Poly1305 from a library, because the browser's own
 * crypto is asynchronous, so that it may finish after the page is gone, and is missing on plain http.
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

// 24 bytes are 32 base64 characters without padding, so that the text after the nonce can be decoded on its own.
function textOf(bytes: Uint8Array): string {
  let letters = '';
  for (const byte of bytes) letters += String.fromCharCode(byte);
  return btoa(letters);
}

function bytesOf(text: string): Uint8Array {
  return Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
}
