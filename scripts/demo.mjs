// `npm run demo`: installs and builds what is missing, then serves a made-up caseload from a throw-away folder.
import process from 'node:process';
import { requireNode } from './program/require-node.mjs';

requireNode();

try {
  const { prepareProgram } = await import('./program/preparation.mjs');
  const { handOver } = await import('./program/hand-over.mjs');
  await prepareProgram();
  handOver(['scripts/demo-program.ts'], { NODE_ENV: 'production' });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
