import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { fillDifferences } from '#domain/clinical/documents/fill-differences.ts';
import {
  type Attestation,
  correctionAttestation,
  documentAttestation,
} from '#domain/clinical/signing/attestations.ts';
import type { UnsignedDocument } from '#domain/clinical/signing/signed-clinical-document.ts';
import type { SignedDocument } from '#domain/clinical/signing/signed-document.ts';
import { unsignedDocument } from '#domain/clinical/signing/unsigned-document.ts';
import type { PracticeSettings } from '#domain/people/practice/practice-settings.ts';
import { type Day, formatDate } from '#domain/platform/dates.ts';
import { filledFor } from '#server/clinical/documents/fill-document.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { documentFingerprint } from './fingerprints.ts';

/** The practice's settings, and today by its calendar. */
export interface PracticeCalendar {
  today: Day;
  settings: PracticeSettings;
}

interface DocumentToSign {
  document: UnsignedDocument;
  /** Whether the record still says what the document was filled with. */
  isFilledStill: boolean;
  /** The fingerprint of both. */
  seen: string;
}

/** A document as it will read when it is signed, beside what the record says by now. */
export async function readToSign(
  queries: CaseloadQueries,
  draft: ClinicalDocument,
  calendar: PracticeCalendar,
): Promise<DocumentToSign> {
  const document = unsignedDocument(draft, calendar.settings);
  const recorded = await filledFor(queries, draft, calendar);
  const isFilledStill = fillDifferences(draft.filled, recorded).length === 0;
  return { document, isFilledStill, seen: documentFingerprint(document, isFilledStill) };
}

/** What is stated by signing a document, and of a correction what it replaces. */
export function attestationsOf(
  { correctionReason }: Pick<ClinicalDocument, 'correctionReason'>,
  replaced: Pick<SignedDocument, 'signedAt'> | undefined,
  timeZone: string,
): Attestation[] {
  if (replaced === undefined) return [documentAttestation];
  const replacing = correctionAttestation(formatDate(replaced.signedAt, timeZone), correctionReason ?? '');
  return [documentAttestation, replacing];
}
