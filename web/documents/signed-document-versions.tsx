import type { ClinicalDocument } from '#domain/documents/document.ts';
import { SignedVersions } from '#web/signing/signed-versions.tsx';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { DocumentAsItReads } from './document-as-it-reads.tsx';
import { useDocumentActs, useSignedDocumentTexts } from './document-signing-queries.ts';

/** What was signed of a document, to read, and the acts after it. */
export function SignedDocumentVersions({ document }: { document: ClinicalDocument }) {
  const texts = useSignedDocumentTexts(document.id);
  const calls = useDocumentActs(document);
  return (
    <WhenLoaded query={texts} loadingLabel="Loading document" placeholders={3}>
      {(signed) => (
        <SignedVersions
          noun="document"
          texts={signed}
          state={document.state}
          calls={calls}
          asItReads={(version) => version.kind !== 'session-note' && <DocumentAsItReads document={version} />}
        />
      )}
    </WhenLoaded>
  );
}
