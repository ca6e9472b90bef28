import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { bothLoaded, useReviews } from '#web/clinical/signing/review-queries.ts';
import { SignedVersions } from '#web/clinical/signing/signed-versions.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { DocumentAsItReads } from './document-as-it-reads.tsx';
import { useDocumentActs, useSignedDocumentTexts } from './document-signing-queries.ts';

/** What was signed of a document, to read, and the acts after it. */
export function SignedDocumentVersions({ document }: { document: ClinicalDocument }) {
  const texts = useSignedDocumentTexts(document.id);
  const reviews = useReviews({ documentId: document.id });
  const calls = useDocumentActs(document);
  return (
    <WhenLoaded query={bothLoaded(texts, reviews)} loadingLabel="Loading document" placeholders={3}>
      {([signed, reviewed]) => (
        <SignedVersions
          noun="document"
          texts={signed}
          reviews={reviewed}
          state={document.state}
          calls={calls}
          asItReads={(version) => version.kind !== 'session-note' && <DocumentAsItReads document={version} />}
        />
      )}
    </WhenLoaded>
  );
}
