import { type FormEvent, useState } from 'react';
import {
  type Attestation,
  addendumAttestation,
  withdrawalAttestation,
} from '#domain/clinical/signing/attestations.ts';
import { addendumKinds, type NewAddendum } from '#domain/clinical/signing/signing-acts.ts';
import { findBlanks } from '#domain/platform/blanks.ts';
import { usePracticeSettings } from '#web/people/practice/practice-settings-queries.ts';
import { refusalOf } from '#web/platform/api/request.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { FormDialog, type FormInDialog } from '#web/platform/ui/form-dialog.tsx';
import { PasswordInput } from '#web/platform/ui/password-input.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import { useUnsavedChanges } from '#web/platform/ui/unsaved-changes.tsx';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';
import { Attestations } from './attestations.tsx';
import { BlanksToConfirm } from './blanks-to-confirm.tsx';
import { nounTitles, type SignedRecord } from './signing-queries.ts';
import { SigningWaits } from './signing-waits.tsx';

/** The actions after signing. */
export type Act = 'addendum' | 'correct' | 'withdraw';

interface ActDescription {
  verb: string;
  description: (noun: Noun, isWithdrawn: boolean) => string;
  label: string;
  submit: string;
  /** The attestation; a correction has none until it is signed. */
  attestation?: (called: string, signedOn: string, words: string) => Attestation;
}

const actDescriptions: Record<Act, ActDescription> = {
  addendum: {
    verb: 'Add to',
    description: () => 'It is signed at once, and stands with the original everywhere.',
    label: 'What Is Added',
    submit: 'Sign Addendum',
    attestation: addendumAttestation,
  },
  correct: {
    verb: 'Correct',
    description: (noun, isWithdrawn) =>
      `A new version begins with what the ${noun} says. ${isWithdrawn ? 'Nothing counts until you sign it.' : 'The signed one counts until you sign the new one.'}`,
    label: 'Reason',
    submit: 'Correct',
  },
  withdraw: {
    verb: 'Withdraw',
    description: (noun) =>
      `For a ${noun} that was signed in error. It stays in the record, struck through, with your reason.`,
    label: 'Reason',
    submit: 'Withdraw',
    attestation: withdrawalAttestation,
  },
};

const kinds = { addendum: 'Addendum', 'family-statement': 'Family statement' };
const kindOptions = addendumKinds.map((value) => ({ value, label: kinds[value] }));

type Noun = SignedRecord['noun'];

interface ActCall<Variables> {
  mutate: (variables: Variables, then: { onSuccess: () => void }) => void;
  isPending: boolean;
  error: Error | null;
}

/** The API calls of the three actions after signing. */
export interface ActCalls {
  addendum: ActCall<NewAddendum>;
  correct: ActCall<{ reason: string }>;
  withdraw: ActCall<{ reason: string; password?: string }>;
}

interface ActDialogProps {
  act: Act;
  /** The kind of record that was signed. */
  noun: Noun;
  /** Its name in the attestation, such as "progress report", and the day on which it was signed. */
  called: string;
  signedOn: string;
  isWithdrawn: boolean;
  calls: ActCalls;
  /** The words to begin with. */
  startsWith?: string;
  /** Called once it is done. */
  onDone?: () => void;
  onClose: () => void;
}

/** Asks for the text of an addendum, or for the reason of a correction or a withdrawal. */
export function ActDialog(props: ActDialogProps) {
  const { act, noun, isWithdrawn, onClose } = props;
  const { verb, description } = actDescriptions[act];
  return (
    <FormDialog
      open
      onClose={onClose}
      title={`${verb} the ${nounTitles[noun]}`}
      description={description(noun, isWithdrawn)}
    >
      {(dialog) => <ActForm {...props} {...dialog} />}
    </FormDialog>
  );
}

function ActForm({
  act,
  called,
  signedOn,
  calls,
  startsWith = '',
  onDone,
  close,
  onCancel,
  onDirtyChange,
}: ActDialogProps & FormInDialog) {
  const { label, submit, attestation } = actDescriptions[act];
  const [kind, setKind] = useState<(typeof addendumKinds)[number]>('addendum');
  const [words, setWords] = useState(startsWith);
  const [password, setPassword] = useState('');
  const [areMeant, setMeant] = useState(false);
  const blanks = act === 'addendum' ? findBlanks(words) : [];
  const unsaved = useUnsavedChanges(words.trim() !== startsWith.trim(), onDirtyChange);
  const isOnline = useIsOnline();
  const asksPassword = usePracticeSettings().signingNeedsPassword && act !== 'correct';
  const { isPending, error } = calls[act];

  function send(event: FormEvent): void {
    event.preventDefault();
    const secret = asksPassword ? { password } : {};
    const then = {
      onSuccess() {
        close();
        onDone?.();
      },
    };
    if (act === 'addendum') calls.addendum.mutate({ kind, words, confirmsBlanks: areMeant, ...secret }, then);
    else if (act === 'correct') calls.correct.mutate({ reason: words }, then);
    else calls.withdraw.mutate({ reason: words, ...secret }, then);
  }

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-5">
      {act === 'addendum' && (
        <SegmentedControl label="Kind" value={kind} options={kindOptions} onChange={setKind} />
      )}
      <Field label={label} error={error ? refusalOf(error, 400) : undefined}>
        <Textarea value={words} onChange={({ target }) => setWords(target.value)} rows={4} />
      </Field>
      <BlanksToConfirm blanks={blanks} areMeant={areMeant} onChange={setMeant} />
      {asksPassword && (
        <Field label="Your Password" error={error ? refusalOf(error, 403) : undefined}>
          <PasswordInput
            value={password}
            onChange={({ target }) => setPassword(target.value)}
            autoComplete="current-password"
          />
        </Field>
      )}
      {attestation && <Attestations words={[attestation(called, signedOn, words.trim() || '…').text]} />}
      <div className="flex flex-wrap items-center justify-end gap-3">
        <SigningWaits />
        <Button variant="secondary" onClick={onCancel}>
          Cancel
        </Button>
        <Button
          type="submit"
          disabled={!isOnline || (blanks.length > 0 && !areMeant)}
          pending={isPending}
          pendingText="Saving..."
        >
          {submit}
        </Button>
      </div>
      {unsaved.question}
    </form>
  );
}
