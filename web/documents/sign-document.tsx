import { PenLine } from 'lucide-react';
import { useState } from 'react';
import { formatDate } from '#domain/dates.ts';
import type { ClinicalDocument } from '#domain/documents/document.ts';
import { correctionAttestation, documentAttestation } from '#domain/signing/attestations.ts';
import { lastVersion } from '#domain/signing/last-version.ts';
import { documentRefusal, unsignedDocument } from '#domain/signing/unsigned-document.ts';
import { usePracticeSettings, useTimeZone } from '#web/practice/practice-settings-queries.ts';
import { SigningDialog } from '#web/signing/signing-dialog.tsx';
import { SigningForm } from '#web/signing/signing-form.tsx';
import { SigningWaits } from '#web/signing/signing-waits.tsx';
import { useSignKey } from '#web/signing/use-sign-key.ts';
import { Button } from '#web/ui/button.tsx';
import { WhenLoaded } from '#web/ui/when-loaded.tsx';
import { DocumentAsItReads } from './document-as-it-reads.tsx';
import { useSignDocument, useSignedDocumentTexts } from './document-signing-queries.ts';

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
          <Signing document={document} onClose={() => setOpen(false)} />
        </SigningDialog>
      )}
    </>
  );
}

interface SigningProps {
  document: ClinicalDocument;
  onClose: () => void;
}

function Signing({ document, onClose }: SigningProps) {
  const sign = useSignDocument(document);
  const settings = usePracticeSettings();
  const attestations = useAttestations(document);
  const { updatedAt, filled } = document;
  return (
    <WhenLoaded query={attestations} loadingLabel="Loading document" placeholders={3}>
      {(words) => (
        <SigningForm
          attestations={words}
          refusal={documentRefusal(document) ?? null}
          needsPassword={settings.signingNeedsPassword}
          error={sign.error}
          isPending={sign.isPending}
          onSign={(secret) => sign.mutate({ updatedAt, ...secret }, { onSuccess: onClose })}
          onCancel={onClose}
        >
          <div className="rounded-lg border border-line p-4">
            <DocumentAsItReads document={unsignedDocument(document, settings)} />
          </div>
          {filled.unsigned > 0 && (
            <p className="rounded-lg bg-warning-soft px-4 py-3 text-sm text-warning-ink">
              {filled.unsigned === 1
                ? '1 session of this period is not signed, and does not count here.'
                : `${filled.unsigned} sessions of this period are not signed, and do not count here.`}
            </p>
          )}
        </SigningForm>
      )}
    </WhenLoaded>
  );
}

/** The words that are signed; a correction names what it replaces. */
function useAttestations({ id, version, correctionReason }: ClinicalDocument) {
  const timeZone = useTimeZone();
  const texts = useSignedDocumentTexts(id);
  const last = lastVersion(texts.data ?? []);
  const words = [documentAttestation.text];
  if (version > 1 && last && correctionReason)
    words.push(correctionAttestation(formatDate(last.signedAt, timeZone), correctionReason).text);
  return { ...texts, data: texts.data && words };
}
