import { readFileSync } from 'node:fs';

/** Returns the archive of what an earlier version signed (tests/fixtures/signed/README.md). */
export function signedFixture(version: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(readFileSync(new URL(`../fixtures/signed/${version}.zip`, import.meta.url)));
}
