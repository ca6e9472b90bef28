import { existsSync } from 'node:fs';
import process from 'node:process';
import { inRepository } from './repository.mjs';

const candidates = [
  inRepository('node_modules', 'node', 'bin', 'node'),
  inRepository('node_modules', 'node', 'bin', 'node.exe'),
];

/** Returns the path of the Node version that package.json pins; undefined if it is not installed. */
export function installedPinnedNode() {
  return candidates.find((file) => existsSync(file));
}

/** The Node to run the program with: the pinned one, or this one where only it exists and is new enough. */
export function programNode() {
  const pinned = installedPinnedNode();
  if (pinned !== undefined) return pinned;
  if (Number(process.versions.node.split('.')[0]) >= 24) return process.execPath;
  throw new Error(
    'The pinned Node is missing: npm was told not to run install scripts. Run: npm rebuild node --ignore-scripts=false',
  );
}
