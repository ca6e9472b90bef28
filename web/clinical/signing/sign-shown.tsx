import { type ReactNode, useState } from 'react';
import type { SigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { BlanksToConfirm } from './blanks-to-confirm.tsx';
import { type Missing, MissingBeforeSigning } from './missing-before-signing.tsx';
import { SignWarnings } from './sign-warnings.tsx';
import { SigningForm } from './signing-form.tsx';
import type { SignedRecord, useSign } from './signing-queries.ts';

interface SignShownProps {
  noun: SignedRecord['noun'];
  preview: Omit<SigningPreview, 'note'>;
  sign: ReturnType<typeof useSign>;
  /** Returns what is sent with the signature besides the fingerprint. */
  stated?: () => Parameters<ReturnType<typeof useSign>['mutate']>[0];
  onClose: () => void;
  /** What the refusal asks for, each with the act that leads to its field. */
  missing?: readonly Missing[];
  /** Leads to the field of a blank, by its place in the list. */
  onGoToBlank?: (place: number) => void;
  /** The preview of the text. */
  text: ReactNode;
  /** Further fields. */
  children?: ReactNode;
}

/** A preview with its warnings, and Sign, which signs exactly what is displayed. */
export function SignShown({ noun, preview, sign, stated, onClose, text, children, ...to }: SignShownProps) {
  const { seen, refusal, warnings, blanks, attestations, needsPassword } = preview;
  const [areMeant, setMeant] = useState(false);
  // After a failure the preview was refetched: it may differ from what the user saw.
  const isChanged = sign.isError && sign.variables.seen !== seen;
  return (
    <SigningForm
      {...{ attestations, refusal, needsPassword }}
      notice={isChanged ? `The ${noun} was changed meanwhile. It is shown as it reads now.` : undefined}
      error={sign.error}
      isPending={sign.isPending}
      isReady={blanks.length === 0 || areMeant}
      onSign={(secret) =>
        sign.mutate({ seen, confirmsBlanks: areMeant, ...stated?.(), ...secret }, { onSuccess: onClose })
      }
      onCancel={onClose}
    >
      {refusal && <MissingBeforeSigning missing={to.missing ?? []} />}
      <SignWarnings warnings={warnings} />
      <BlanksToConfirm blanks={blanks} areMeant={areMeant} onChange={setMeant} onGoTo={to.onGoToBlank} />
      <div className="rounded-lg border border-line p-4">{text}</div>
      {children}
    </SigningForm>
  );
}
