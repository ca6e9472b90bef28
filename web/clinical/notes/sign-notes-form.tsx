import { useQueries } from '@tanstack/react-query';
import { CircleCheck } from 'lucide-react';
import { useState } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import type { SigningPreview } from '#domain/clinical/signing/signing-acts.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useRunningTimers } from '#web/clinical/results/running-timers.ts';
import { Attestations } from '#web/clinical/signing/attestations.tsx';
import { BlanksToConfirm } from '#web/clinical/signing/blanks-to-confirm.tsx';
import { NoteView } from '#web/clinical/signing/note-view.tsx';
import { SignWarnings } from '#web/clinical/signing/sign-warnings.tsx';
import { SigningForm } from '#web/clinical/signing/signing-form.tsx';
import { signingPreviewQuery } from '#web/clinical/signing/signing-queries.ts';
import { Field, FieldError } from '#web/platform/ui/field.tsx';
import { Input } from '#web/platform/ui/input.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { type Signatures, signNotesText, useSignNotes } from './sign-notes-mutation.ts';

interface SignNotesFormProps {
  sessions: readonly Session[];
  onClose: () => void;
}

const noneYet: Signatures = new Map();

/**
 * A preview of each note of a group, or why it cannot be signed yet, and Sign, which signs each note
 * separately.
 */
export function SignNotesForm({ sessions, onClose }: SignNotesFormProps) {
  const sign = useSignNotes();
  const [signed, setSigned] = useState(noneYet);
  const [lateReason, setLateReason] = useState('');
  const [meant, setMeant] = useState<Readonly<Record<number, boolean>>>({});
  const previews = useQueries({
    queries: sessions.map(({ id, status }) => ({
      ...signingPreviewQuery(id, statusToSign(status)),
      enabled: signed.get(id) !== 'signed',
    })),
  });
  const notes = sessions.flatMap((session, place) => {
    const preview = previews[place]?.data;
    return preview ? [{ session, preview }] : [];
  });
  if (notes.length < sessions.length) return <SkeletonRows count={3} label="Loading notes" />;

  const ready = notes.filter(
    ({ session, preview: { refusal, blanks } }) =>
      refusal === null && !isSigned(session) && (blanks.length === 0 || Boolean(meant[session.id])),
  );
  const isLate = ready.some(({ preview }) => preview.note.isLate);
  const needsPassword = ready.some(({ preview }) => preview.needsPassword);

  function isSigned({ id }: Session): boolean {
    return signed.get(id) === 'signed';
  }

  function submit(secret: { password?: string }): void {
    const toSign = ready.map(({ session, preview: { seen, note } }) => ({
      sessionId: session.id,
      body: {
        seen,
        status: statusToSign(session.status),
        lateReason: note.isLate ? lateReason : null,
        confirmsBlanks: Boolean(meant[session.id]),
        ...secret,
      },
    }));
    sign.mutate(toSign, {
      onSuccess: (signatures) => {
        const all = new Map([...signed, ...signatures]);
        setSigned(all);
        if (sessions.every(({ id }) => all.get(id) === 'signed')) onClose();
      },
    });
  }

  return (
    <SigningForm
      // Each note has its own attestation: one may be of a session that did not take place.
      attestations={[]}
      refusal={null}
      needsPassword={needsPassword}
      error={sign.error}
      isPending={sign.isPending}
      isReady={ready.length > 0}
      signText={signNotesText(ready.length)}
      cancelText={signed.size > 0 ? 'Close' : 'Cancel'}
      onSign={submit}
      onCancel={onClose}
    >
      {notes.map(({ session, preview }) => (
        <NoteOfChild
          key={session.id}
          session={session}
          preview={preview}
          became={signed.get(session.id)}
          areBlanksMeant={Boolean(meant[session.id])}
          onBlanksMeant={(areMeant) => setMeant({ ...meant, [session.id]: areMeant })}
        />
      ))}
      {isLate && (
        <Field label="Reason for the Late Entry" hint="If there is one to give.">
          <Input value={lateReason} onChange={({ target }) => setLateReason(target.value)} maxLength={500} />
        </Field>
      )}
    </SigningForm>
  );
}

interface NoteOfChildProps {
  session: Session;
  preview: SigningPreview;
  /** The result of signing it; undefined before. */
  became: 'signed' | { refusal: string } | undefined;
  areBlanksMeant: boolean;
  onBlanksMeant: (areMeant: boolean) => void;
}

function NoteOfChild({ session, preview, became, areBlanksMeant, onBlanksMeant }: NoteOfChildProps) {
  const { note, refusal, blanks, attestations } = preview;
  const warnings = [...useRunningTimers().warningsOf(session.id), ...preview.warnings];
  const name = useClientName()(session.clientId);
  const isSigned = became === 'signed';
  const failed = isSigned ? undefined : (became?.refusal ?? refusal);
  return (
    <section
      aria-label={`Note for ${name}`}
      className="flex flex-col gap-3 rounded-lg border border-line p-4"
    >
      <h3 className="flex items-center gap-2 font-semibold text-ink">
        {name}
        {isSigned && <CircleCheck aria-label="Signed" className="size-4 text-success" />}
      </h3>
      {!isSigned && <NoteView note={note} />}
      {!isSigned && <SignWarnings warnings={warnings} />}
      {!isSigned && <BlanksToConfirm blanks={blanks} areMeant={areBlanksMeant} onChange={onBlanksMeant} />}
      {!isSigned && !failed && <Attestations words={attestations} />}
      <div role="alert" className="empty:hidden">
        {failed && <FieldError>{`Not signed: ${failed}`}</FieldError>}
      </div>
    </section>
  );
}

/** Returns the session's status after signing: a scheduled session becomes completed. */
function statusToSign(status: Session['status']): Session['status'] {
  return status === 'scheduled' ? 'completed' : status;
}
