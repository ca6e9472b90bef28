import { ARCHIVE_CONTENT } from '#domain/platform/archive-content.ts';
import type { WholeCaseload } from '#domain/program/caseload-records.ts';
import { invalid } from '#server/platform/http/errors.ts';
import type { AllModules } from '#server/platform/server-module.ts';
import { refuseBrokenLinks } from './archive-links.ts';
import { checkedCaseload } from './archived-caseload.ts';

/** Returns the caseload that the text of an archive holds. Throws 400, naming the row, for whatever breaks a rule. */
export function checkArchive(content: Uint8Array, { modules }: AllModules): WholeCaseload {
  const caseload = checkedCaseload(parsed(content));
  refuseBrokenLinks(caseload);
  for (const { checkArchive } of modules) checkArchive?.(caseload);
  return caseload;
}

function parsed(content: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(content));
  } catch {
    throw invalid(`${ARCHIVE_CONTENT} is not valid JSON`);
  }
}
