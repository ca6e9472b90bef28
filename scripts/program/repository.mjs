import path from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the checkout, wherever the command was started from. */
export const repository = path.resolve(path.dirname(fileURLToPath(import.meta.url)), '../..');

/**
 * A path inside the checkout.
 * @param {string[]} parts
 */
export function inRepository(...parts) {
  return path.join(repository, ...parts);
}
