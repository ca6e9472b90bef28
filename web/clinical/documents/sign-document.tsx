import { useQuery } from '@tanstack/react-query';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import { faultyScores } from '#domain/clinical/documents/score-faults.ts';
import type { DocumentSigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { fieldsWithBlanks, goalsWithoutMark } from '#domain/clinical/signing/unsigned-document.ts';
import { SignButton, type SignButtonProps } from '#web/clinical/signing/sign-button.tsx';
import { SignShown } from '#web/clinical/signing/sign-shown.tsx';
import { useSign } from '#web/clinical/signing/signing-queries.ts';
import { request } from '#web/platform/api/request.ts';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { DocumentView } from './document-view.tsx';
import { draftField } from './draft-fields.ts';
import { useSignedDocument } from './signed-document.ts';

/** Button and dialog that sign a document, with a preview. */
export function SignDocument({ document, ...button }: SignButtonProps & { document: ClinicalDocument }) {
  return (
    <SignButton title="Sign Document" {...button}>
      {(close, goTo) => <PreviewedSigning document={document} onClose={close} onGoTo={goTo} />}
    </SignButton>
  );
}

interface SigningProps {
  document: ClinicalDocument;
  onClose: () => void;
  /** Closes the dialog and focuses a field of the page. */
  onGoTo: (field: HTMLElement | null) => void;
}

function PreviewedSigning(props: SigningProps) {
  const { id } = props.document;
  // Not cached: the content may just have been saved.
  const preview = useQuery({
    queryKey: ['/api/signed-documents', 'document-preview', id],
    queryFn: () => request('GET /api/documents/:id/signing', { id }),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <WhenLoaded query={preview} loadingLabel="Loading document" placeholders={3}>
      {(known) => <Signing {...props} preview={known} />}
    </WhenLoaded>
  );
}

function Signing({ document, preview, onClose, onGoTo }: SigningProps & { preview: DocumentSigningPreview }) {
  const sign = useSign(useSignedDocument(document), { isCorrection: document.version > 1 });
  return (
    <SignShown
      noun="document"
      {...{ preview, sign, onClose }}
      missing={[
        ...goalsWithoutMark(preview.document).map(({ goalPosition, name }) => ({
          label: `Mark for ${name}`,
          go: () => onGoTo(draftField(`mark-${goalPosition}`)),
        })),
        ...faultyScores(preview.document.scores).map(({ index }) => ({
          label: `Correction of score ${index + 1}`,
          go: () => onGoTo(draftField(`score-${index}`)),
        })),
      ]}
      onGoToBlank={(place) => {
        const field = fieldsWithBlanks(preview.document)[place];
        onGoTo(field === undefined ? null : draftField(field));
      }}
      text={<DocumentView document={preview.document} />}
    />
  );
}
