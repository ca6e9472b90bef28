import type { Server } from 'node:http';

const QUIET_MS = 10_000;

/**
 * Collects garbage once nobody has asked for anything for ten seconds. V8 means to do that by itself, but waits for a low rate
 * of new C++ objects too, and takes the lack of any rate, as in Node, for a high one (decision 34).
 */
export function collectWhenQuiet(server: Server): void {
  // `gc` is there with the option --expose-gc alone.
  const quiet = setTimeout(() => globalThis.gc?.({ type: 'major', flavor: 'last-resort' }), QUIET_MS);
  quiet.unref();
  server.on('request', () => quiet.refresh());
}
