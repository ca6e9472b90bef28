import type { FastifyInstance } from 'fastify';
import {
  ARCHIVE_CONTENT,
  ARCHIVE_CONTENT_LIMIT_BYTES,
  isArchiveContent,
} from '#domain/caseload/caseload-counts.ts';
import { invalid } from '#server/http/errors.ts';
import { caseloadCountsShape } from '#server/openapi/caseload-shapes.ts';
import { describes } from '#server/openapi/route-description.ts';
import { refuseBrokenLinks } from './archive-links.ts';
import { checkedCaseload } from './archived-caseload.ts';
import { importCaseload, refuseFilledCaseload } from './import-caseload.ts';
import { readZipEntry, UnreadableZip } from './zip-entry.ts';

/** A whole archive with its invoices as PDF; what is read of it is limited besides. */
const BODY_LIMIT_BYTES = 256 * 1024 * 1024;

/** A therapist brings her whole caseload along. */
export async function archiveImportRoutes(app: FastifyInstance): Promise<void> {
  app.addContentTypeParser(
    'application/zip',
    { parseAs: 'buffer', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => done(null, body),
  );

  app.post('/api/import', { bodyLimit: BODY_LIMIT_BYTES, ...describes(importing) }, async (request) => {
    const { caseload, today } = request.practice;
    // Before all the work; the write looks again.
    await refuseFilledCaseload(caseload.read);
    const archived = checkedCaseload(await contentOf(request.body));
    refuseBrokenLinks(archived);
    return caseload.write((queries) => importCaseload(queries, archived, today));
  });
}

async function contentOf(archive: unknown): Promise<unknown> {
  if (!Buffer.isBuffer(archive)) throw invalid('Please send the zip file that Export Everything made');
  const content = await readContent(archive);
  if (content === undefined) {
    throw invalid(`${ARCHIVE_CONTENT} is missing. Please choose the zip file that Export Everything made`);
  }
  try {
    return JSON.parse(content.toString());
  } catch {
    throw invalid(`${ARCHIVE_CONTENT} is not valid JSON`);
  }
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

const importing = {
  summary: 'Bring a whole archive, as GET /api/export makes it, into an empty caseload, all or nothing',
  sends: 'application/zip',
  answer: caseloadCountsShape,
  refusals: { 400: 'The archive cannot be read, or a row breaks a rule', 409: 'The caseload is not empty' },
} as const;
