import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { CorrectionCard } from '#web/clinical/signing/correction-card.tsx';
import { useLeaveDocumentCorrection, useSignedDocumentTexts } from './document-signing-queries.ts';

interface DocumentCorrectionProps {
  document: ClinicalDocument;
  save: () => Promise<boolean>;
}

/** Of a document that is being corrected, what it corrects and why. */
export function DocumentCorrection({ document, save }: DocumentCorrectionProps) {
  const leave = useLeaveDocumentCorrection(document);
  const texts = useSignedDocumentTexts(document.id).data ?? [];
  return (
    <CorrectionCard
      noun="document"
      reason={document.correctionReason}
      texts={texts}
      leave={leave}
      save={save}
    />
  );
}
