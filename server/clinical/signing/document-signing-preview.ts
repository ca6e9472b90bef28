import { unsignedSessionsText } from '#domain/clinical/documents/unsigned-sessions.ts';
import type { DocumentSigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { documentRefusal } from '#domain/clinical/signing/unsigned-document.ts';
import { getDocument } from '#server/clinical/documents/document-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { attestationsOf, type PracticeCalendar, readToSign } from './document-to-sign.ts';
import { NO_PROFILE } from './signature.ts';
import { findSignedPaper } from './signed-document-store.ts';
import { findSigningProfile } from './signing-profile-store.ts';

const RECORD_CHANGED =
  'The record has changed since this document was filled. Fill it again to take in what it says now';

/** What a document will read like once it is signed, what stands in the way, and what is to be looked at first. */
export async function previewDocumentSigning(
  queries: CaseloadQueries,
  id: number,
  calendar: PracticeCalendar,
): Promise<DocumentSigningPreview> {
  const { timeZone, signingNeedsPassword } = calendar.settings;
  const draft = await getDocument(queries, id);
  const { document, isFilledStill, seen } = await readToSign(queries, draft, calendar);
  const replaced = await findSignedPaper(queries, id);
  const hasProfile = (await findSigningProfile(queries)) !== undefined;
  return {
    document,
    seen,
    refusal: hasProfile ? (documentRefusal(draft) ?? null) : NO_PROFILE,
    warnings: [
      unsignedSessionsText(draft.filled.unsigned),
      isFilledStill ? undefined : RECORD_CHANGED,
    ].filter((warning) => warning !== undefined),
    attestations: attestationsOf(draft, replaced, timeZone).map(({ text }) => text),
    needsPassword: signingNeedsPassword,
  };
}
