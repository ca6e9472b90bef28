// `npm run dev`: installs what is missing, then serves with live reload.
import process from 'node:process';
import { requireNode } from './program/require-node.mjs';

requireNode();

try {
  const { preparePackages } = await import('./program/preparation.mjs');
  const { handOver } = await import('./program/hand-over.mjs');
  await preparePackages();
  handOver(['scripts/dev-program.ts'], { NODE_ENV: 'development' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
