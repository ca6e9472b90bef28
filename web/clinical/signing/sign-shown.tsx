import type { ReactNode } from 'react';
import type { SigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { SignWarnings } from './sign-warnings.tsx';
import { SigningForm } from './signing-form.tsx';
import type { SignedRecord, useSign } from './signing-queries.ts';

interface SignShownProps {
  noun: SignedRecord['noun'];
  preview: Omit<SigningPreview, 'note'>;
  sign: ReturnType<typeof useSign>;
  /** What goes with the signature besides the fingerprint of what is shown. */
  stated?: () => Parameters<ReturnType<typeof useSign>['mutate']>[0];
  onClose: () => void;
  /** The text as it will read. */
  text: ReactNode;
  /** What else is asked. */
  children?: ReactNode;
}

/** What will be signed as it will read, what to look at, and Sign, which signs what is shown and nothing else. */
export function SignShown({ noun, preview, sign, stated, onClose, text, children }: SignShownProps) {
  const { seen, refusal, warnings, attestations, needsPassword } = preview;
  // A failed one was read again: other words than those that were sent are not those that were seen.
  const isChanged = sign.isError && sign.variables.seen !== seen;
  return (
    <SigningForm
      {...{ attestations, refusal, needsPassword }}
      notice={isChanged ? `The ${noun} was changed meanwhile. It is shown as it reads now.` : undefined}
      error={sign.error}
      isPending={sign.isPending}
      onSign={(secret) => sign.mutate({ seen, ...stated?.(), ...secret }, { onSuccess: onClose })}
      onCancel={onClose}
    >
      <SignWarnings warnings={warnings} />
      <div className="rounded-lg border border-line p-4">{text}</div>
      {children}
    </SigningForm>
  );
}
