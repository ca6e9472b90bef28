// `npm run build`: installs what is missing and builds what has changed, without starting anything.
import process from 'node:process';
import { requireNode } from './program/require-node.mjs';

requireNode();

try {
  const { prepareProgram } = await import('./program/preparation.mjs');
  await prepareProgram();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
