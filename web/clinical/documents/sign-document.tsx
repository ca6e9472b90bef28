import { PenLine } from 'lucide-react';
import { useState } from 'react';
import type { ClinicalDocument } from '#domain/clinical/documents/document.ts';
import type { DocumentSigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { SignWarnings } from '#web/clinical/signing/sign-warnings.tsx';
import { SigningDialog } from '#web/clinical/signing/signing-dialog.tsx';
import { SigningForm } from '#web/clinical/signing/signing-form.tsx';
import { SigningWaits } from '#web/clinical/signing/signing-waits.tsx';
import { useSignKey } from '#web/clinical/signing/use-sign-key.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { DocumentAsItReads } from './document-as-it-reads.tsx';
import { useDocumentSigningPreview, useSignDocument } from './document-signing-queries.ts';

interface SignDocumentProps {
  document: ClinicalDocument;
  /** Saves what is not saved yet, before it is shown as it will read; whether all of it is saved then. */
  save: () => Promise<boolean>;
  /** Whether everything can be saved just now. */
  isReady: boolean;
}

/** Sign, and the document as it will read; Ctrl or ⌘ with Enter opens it from anywhere on the page. */
export function SignDocument({ document, save, isReady }: SignDocumentProps) {
  const [isOpen, setOpen] = useState(false);

  async function open(): Promise<void> {
    if (await save()) setOpen(true);
  }

  useSignKey(isReady && !isOpen, () => void open());

  return (
    <>
      <SigningWaits />
      <Button disabled={!isReady} onClick={() => void open()}>
        <PenLine aria-hidden="true" className="size-4" />
        Sign
      </Button>
      {isOpen && (
        <SigningDialog title="Sign Document" onClose={() => setOpen(false)}>
          <PreviewedSigning document={document} onClose={() => setOpen(false)} />
        </SigningDialog>
      )}
    </>
  );
}

interface SigningProps {
  document: ClinicalDocument;
  onClose: () => void;
}

function PreviewedSigning(props: SigningProps) {
  const preview = useDocumentSigningPreview(props.document.id);
  return (
    <WhenLoaded query={preview} loadingLabel="Loading document" placeholders={3}>
      {(known) => <Signing {...props} preview={known} />}
    </WhenLoaded>
  );
}

function Signing({ document, preview, onClose }: SigningProps & { preview: DocumentSigningPreview }) {
  const sign = useSignDocument(document);
  const { seen, refusal, warnings, attestations, needsPassword } = preview;
  // A failed one was read again: another document than the one that was sent is not the one that was seen.
  const isChanged = sign.isError && sign.variables.seen !== seen;
  return (
    <SigningForm
      {...{ attestations, refusal, needsPassword }}
      notice={isChanged ? 'The document was changed meanwhile. It is shown as it reads now.' : undefined}
      error={sign.error}
      isPending={sign.isPending}
      onSign={(secret) => sign.mutate({ seen, ...secret }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <SignWarnings warnings={warnings} />
      <div className="rounded-lg border border-line p-4">
        <DocumentAsItReads document={preview.document} />
      </div>
    </SigningForm>
  );
}
