import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { ARCHIVE_CONTENT } from '#domain/records/archive/archive-content.ts';
import { invalid } from '#server/platform/http/errors.ts';
import { refuseBrokenLinks } from './archive-links.ts';
import { checkedCaseload } from './archived-caseload.ts';

/** The caseload that the text of an archive holds. Throws 400, naming the row, for whatever breaks a rule. */
export function checkArchive(content: Uint8Array): WholeCaseload {
  const caseload = checkedCaseload(parsed(content));
  refuseBrokenLinks(caseload);
  return caseload;
}

function parsed(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    throw invalid(`${ARCHIVE_CONTENT} is not valid JSON`);
  }
}
