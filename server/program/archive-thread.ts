// The thread in which read-archive.ts checks large archives.
import { parentPort, workerData } from 'node:worker_threads';
import { HttpError } from '#server/platform/http/errors.ts';
import { nameSourcesInStacks } from '#server/platform/source-stacks.ts';
import { checkArchive } from '#server/records/imports/check-archive.ts';
import type { CheckedArchive } from '#server/records/imports/read-archive.ts';
import { serverModules } from './modules.ts';

nameSourcesInStacks();
parentPort?.postMessage(checked(workerData));

function checked(content: Uint8Array): CheckedArchive {
  try {
    return { caseload: checkArchive(content, { modules: serverModules }) };
  } catch (error) {
    if (error instanceof HttpError) return { refusal: error.message };
    throw error;
  }
}
