import { type FormEvent, useState } from 'react';
import type { Session } from '#domain/sessions/session.ts';
import { addendumKinds } from '#domain/signing/signing-acts.ts';
import { refusalOf } from '#web/api/request.ts';
import { usePracticeSettings } from '#web/practice/practice-settings-queries.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { Field } from '#web/ui/field.tsx';
import { PasswordInput } from '#web/ui/password-input.tsx';
import { SegmentedControl } from '#web/ui/segmented-control.tsx';
import { Textarea } from '#web/ui/textarea.tsx';
import { useAddAddendum, useCorrectNote, useWithdrawNote } from './signing-queries.ts';

/** What can be done after signing. */
export type Act = 'addendum' | 'correct' | 'withdraw';

const told = {
  addendum: {
    title: 'Add to the Note',
    description: 'It is signed at once. The original is unchanged.',
    label: 'What Is Added',
    submit: 'Sign Addendum',
  },
  correct: {
    title: 'Correct the Note',
    description:
      'A new version begins with what the note says. The signed one counts until you sign the new one.',
    label: 'Reason',
    submit: 'Correct',
  },
  withdraw: {
    title: 'Withdraw the Note',
    description:
      'For a note that was signed in error. It stays in the record, struck through, with your reason.',
    label: 'Reason',
    submit: 'Withdraw',
  },
} as const;

const kinds = { addendum: 'Addendum', 'family-statement': 'Family statement' };
const kindOptions = addendumKinds.map((value) => ({ value, label: kinds[value] }));

interface ActDialogProps {
  act: Act;
  session: Session;
  onClose: () => void;
}

/** Asks for the words of an addendum, or for the reason of a correction or a withdrawal. */
export function ActDialog({ act, session, onClose }: ActDialogProps) {
  const { title, description, label, submit } = told[act];
  const addendum = useAddAddendum(session);
  const correct = useCorrectNote(session);
  const withdraw = useWithdrawNote(session);
  const [kind, setKind] = useState<(typeof addendumKinds)[number]>('addendum');
  const [words, setWords] = useState('');
  const [password, setPassword] = useState('');
  const asksPassword = usePracticeSettings().signingNeedsPassword && act !== 'correct';
  const { isPending, error } = act === 'addendum' ? addendum : act === 'correct' ? correct : withdraw;

  function send(event: FormEvent): void {
    event.preventDefault();
    const secret = asksPassword ? { password } : {};
    const then = { onSuccess: onClose };
    if (act === 'addendum') addendum.mutate({ kind, words, ...secret }, then);
    else if (act === 'correct') correct.mutate({ reason: words }, then);
    else withdraw.mutate({ reason: words, ...secret }, then);
  }

  return (
    <Dialog open onOpenChange={(open) => !open && onClose()} title={title} description={description}>
      <form noValidate onSubmit={send} className="flex flex-col gap-5">
        {act === 'addendum' && (
          <SegmentedControl label="Kind" value={kind} options={kindOptions} onChange={setKind} />
        )}
        <Field label={label} error={error ? refusalOf(error, 400) : undefined}>
          <Textarea value={words} onChange={({ target }) => setWords(target.value)} rows={4} />
        </Field>
        {asksPassword && (
          <Field label="Your Password" error={error ? refusalOf(error, 403) : undefined}>
            <PasswordInput
              value={password}
              onChange={({ target }) => setPassword(target.value)}
              autoComplete="current-password"
            />
          </Field>
        )}
        <div className="flex justify-end gap-3">
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" pending={isPending} pendingText="Saving...">
            {submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
