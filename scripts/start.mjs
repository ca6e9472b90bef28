// `npm start`: installs what is missing, builds what has changed, and becomes the server.
import process from 'node:process';
import { requireNode } from './program/require-node.mjs';

requireNode();

try {
  const { prepareProgram } = await import('./program/preparation.mjs');
  const { handOver } = await import('./program/hand-over.mjs');
  const { servingArguments, servingEnvironment } = await import('./program/serving.mjs');
  await prepareProgram();
  handOver(servingArguments, servingEnvironment);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
