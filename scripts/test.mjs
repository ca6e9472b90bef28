// `npm test`: installs what is missing, then runs every check; an argument names a part of them.
import process from 'node:process';
import { requireNode } from './program/require-node.mjs';

requireNode();

try {
  const { preparePackages } = await import('./program/preparation.mjs');
  const { handOver } = await import('./program/hand-over.mjs');
  await preparePackages();
  handOver(['scripts/checks/run-checks.ts', ...process.argv.slice(2)]);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
