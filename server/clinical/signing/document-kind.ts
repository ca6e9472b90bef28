import { type ClinicalDocument, documentRecord } from '#domain/clinical/documents/document.ts';
import { fillDifferences } from '#domain/clinical/documents/fill-differences.ts';
import { prefilledWarnings } from '#domain/clinical/documents/prefilled-sections.ts';
import { unsignedSessionsText } from '#domain/clinical/documents/unsigned-sessions.ts';
import { documentAttestation } from '#domain/clinical/signing/attestations.ts';
import { isDocumentAsSigned, isPlanAsSigned } from '#domain/clinical/signing/same-as-signed.ts';
import { documentSigning } from '#domain/clinical/signing/signing-acts.ts';
import {
  documentRefusal,
  unsignedDocument,
  writtenTextsOf,
} from '#domain/clinical/signing/unsigned-document.ts';
import { blanksIn } from '#domain/platform/blanks.ts';
import { getClient } from '#server/caseload/clients/client-store.ts';
import { DOCUMENT_NOT_FOUND, getDocument, lastSigned } from '#server/clinical/documents/document-store.ts';
import { filledFor } from '#server/clinical/documents/fill-document.ts';
import { lockedMessages } from '#server/clinical/documents/locked-documents.ts';
import { listPlans } from '#server/clinical/plans/plan-store.ts';
import type { CaseloadQueries } from '#server/platform/database/caseload.ts';
import { documentFingerprint } from './fingerprints.ts';
import type { SignedKind, SigningMoment, ToSign } from './signed-kind.ts';

interface DocumentToSign extends ToSign {
  document: ClinicalDocument;
  text: ReturnType<typeof unsignedDocument>;
  /** Whether the record still matches the document's filled data. */
  isFilledStill: boolean;
}

const RECORD_CHANGED =
  'The record has changed since this document was filled. Fill it again to take in what it says now';

/** Documents about a child: reports, evaluations, plans of care. */
export const documentKind: SignedKind<DocumentToSign> = {
  noun: 'document',
  path: '/api/documents/:id',
  entity: 'document',
  record: documentRecord,
  key: 'id',
  messages: {
    notFound: DOCUMENT_NOT_FOUND,
    notSigned: 'This document is not signed yet',
    ...lockedMessages,
  },
  summaries: {
    preview: 'Preview of a signed document, with refusals and warnings',
    sign: 'Sign a document',
    notCorrected: 'Nothing was signed of this document, or it is being corrected already',
    notWithdrawn: 'The document is not signed, or was changed since it was seen',
  },
  form: documentSigning,
  correctionReset: {},
  signedOf: (documentId) => ({ sessionId: null, documentId }),
  find: getDocument,
  read: readDocument,
  shown: ({ text }) => ({ document: text }),
  warnings: async (queries, { document, isFilledStill }) =>
    [
      unsignedSessionsText(document.filled.unsigned),
      isFilledStill ? undefined : RECORD_CHANGED,
      ...prefilledWarnings(document, await lastSigned(queries, document)),
    ].filter((warning) => warning !== undefined),
  async isAsSigned(queries, { document, text }, signed) {
    if (!('filled' in signed) || !isDocumentAsSigned(text, signed)) return false;
    const { planId, clientId } = document;
    return isPlanAsSigned(planId, await listPlans(queries, { clientId }), signed.filled);
  },
  prepare: async () => {},
};

async function readDocument(
  queries: CaseloadQueries,
  id: number,
  _asked: object,
  moment: SigningMoment,
): Promise<DocumentToSign> {
  const document = await getDocument(queries, id);
  const { clientId, kind, state, version, updatedAt, correctionReason } = document;
  const text = unsignedDocument(document, moment.settings);
  const recorded = await filledFor(queries, document, moment);
  const isFilledStill = fillDifferences(document.filled, recorded).length === 0;
  return {
    of: { clientId, sessionId: null, documentId: id },
    ...{ kind, state, version, updatedAt, correctionReason, document, text, isFilledStill },
    client: await getClient(queries, clientId),
    seen: documentFingerprint(text, isFilledStill),
    refusal: documentRefusal(document),
    blanks: blanksIn(writtenTextsOf(text)),
    attestation: documentAttestation,
    settled: {},
  };
}
