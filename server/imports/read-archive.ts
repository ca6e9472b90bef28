import {
  ARCHIVE_CONTENT,
  ARCHIVE_CONTENT_LIMIT_BYTES,
  isArchiveContent,
} from '#domain/caseload/caseload-counts.ts';
import type { WholeCaseload } from '#server/export/whole-caseload.ts';
import { invalid } from '#server/http/errors.ts';
import { runWorkerThread } from '#server/jobs/worker-thread.ts';
import { checkArchive } from './check-archive.ts';
import { readZipEntry, UnreadableZip } from './zip-entry.ts';

/** Some thousand rows, whose check takes about as long as a thread takes to start. */
const CHECKED_ASIDE_FROM_BYTES = 512 * 1024;

/** What the thread ends with: the caseload, or why it is refused. */
export type CheckedArchive = { caseload: WholeCaseload } | { refusal: string };

/** The caseload that an archive holds. Throws 400 for what is no archive, and for the first row that breaks a rule. */
export async function readArchive(archive: unknown): Promise<WholeCaseload> {
  if (!Buffer.isBuffer(archive)) throw invalid('Please send the zip file that Export Everything made');
  const content = await readContent(archive);
  if (content === undefined) {
    throw invalid(`${ARCHIVE_CONTENT} is missing. Please choose the zip file that Export Everything made`);
  }
  return content.length < CHECKED_ASIDE_FROM_BYTES ? checkArchive(content) : checkInWorker(content);
}

async function checkInWorker(content: Buffer): Promise<WholeCaseload> {
  // Of its own memory, which moves to the thread.
  const own = new Uint8Array(content);
  const module = new URL('./archive-thread.ts', import.meta.url);
  const checked = await runWorkerThread<CheckedArchive>(module, own, [own.buffer]);
  if ('refusal' in checked) throw invalid(checked.refusal);
  return checked.caseload;
}

async function readContent(archive: Buffer): Promise<Buffer | undefined> {
  try {
    return await readZipEntry(archive, isArchiveContent, ARCHIVE_CONTENT_LIMIT_BYTES);
  } catch (error) {
    if (error instanceof UnreadableZip) throw invalid(refusals[error.reason]);
    throw error;
  }
}

const refusals: Record<UnreadableZip['reason'], string> = {
  damaged: 'This is not a zip file, or it is damaged. Please choose the one that Export Everything made',
  locked: 'This zip file has a password. Please choose the one that Export Everything made',
  'too large': `${ARCHIVE_CONTENT} is larger than 64 MB, which is more than can be imported`,
};
