import {
  ARCHIVE_CONTENT,
  ARCHIVE_CONTENT_LIMIT_BYTES,
  isArchiveContent,
} from '#domain/platform/archive-content.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { type JsonExcess, JsonMeter } from '#server/platform/http/json-limits.ts';
import { DEEPEST_BODY } from '#server/platform/http/validation.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import { runWorkerThread } from '#server/platform/worker-thread.ts';
import { checkArchive } from './check-archive.ts';
import { readZipEntry, UnreadableZip } from './zip-entry.ts';

/** A few thousand rows, which take about as long to check as a thread takes to start. */
const CHECKED_IN_THREAD_FROM_BYTES = 512 * 1024;

/** Twenty years of full weeks with some twenty fields per record, counting name and value. */
const contentLimits = { depth: DEEPEST_BODY, values: 4_000_000 };
const TOO_MUCH = `${ARCHIVE_CONTENT} holds more than any caseload. Please choose the zip file that Export Everything made`;

/** The thread's result: the caseload, or why it is refused. */
export type CheckedArchive = { caseload: WholeCaseload } | { refusal: string };

/**
 * Returns the caseload of an archive. Throws 400 if it is not an archive, and for the first row that breaks a rule.
 */
export async function readArchive(archive: unknown, all: AllModules): Promise<WholeCaseload> {
  if (!Buffer.isBuffer(archive)) throw invalid('Please send the zip file that Export Everything made');
  const content = await readContent(archive);
  if (content === undefined) {
    throw invalid(`${ARCHIVE_CONTENT} is missing. Please choose the zip file that Export Everything made`);
  }
  return content.length < CHECKED_IN_THREAD_FROM_BYTES ? checkArchive(content, all) : checkInWorker(content);
}

async function checkInWorker(content: Buffer<ArrayBuffer>): Promise<WholeCaseload> {
  const module = new URL('../../program/archive-thread.ts', import.meta.url);
  const checked = await checkedOrTooMuch(runWorkerThread<CheckedArchive>(module, content, [content.buffer]));
  if ('refusal' in checked) throw invalid(checked.refusal);
  return checked.caseload;
}

async function checkedOrTooMuch(checking: Promise<CheckedArchive>): Promise<CheckedArchive> {
  try {
    return await checking;
  } catch (error) {
    const isMemory = error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (isMemory) return { refusal: TOO_MUCH };
    throw error;
  }
}

async function readContent(archive: Buffer): Promise<Buffer<ArrayBuffer> | undefined> {
  const meter = new JsonMeter(contentLimits);
  const look = (piece: Uint8Array) => {
    const excess = meter.read(piece);
    if (excess) throw invalid(excesses[excess]);
  };
  try {
    return await readZipEntry(archive, isArchiveContent, ARCHIVE_CONTENT_LIMIT_BYTES, look);
  } catch (error) {
    if (error instanceof UnreadableZip) throw invalid(refusals[error.reason]);
    throw error;
  }
}

const refusals: Record<UnreadableZip['reason'], string> = {
  damaged: 'This is not a zip file, or it is damaged. Please choose the one that Export Everything made',
  locked: 'This zip file has a password. Please choose the one that Export Everything made',
  'too large': `${ARCHIVE_CONTENT} is larger than 64 MB, which is more than can be imported`,
  'too many files': 'This zip file holds too many files. Please choose the one that Export Everything made',
};

const excesses: Record<JsonExcess, string> = {
  'too deep': `${ARCHIVE_CONTENT} is nested deeper than any record. Please choose the zip file that Export Everything made`,
  'too many fields': `${ARCHIVE_CONTENT} holds something with more fields than any record`,
  'too many values': TOO_MUCH,
};
