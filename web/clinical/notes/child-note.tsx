import { type Ref, useEffect, useEffectEvent, useImperativeHandle } from 'react';
import { Link } from 'react-router';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatuses, sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useSetSessionStatus } from '#web/caseload/sessions/session-mutations.ts';
import { NoteCorrection } from '#web/clinical/signing/note-correction.tsx';
import { SignNote } from '#web/clinical/signing/sign-note.tsx';
import { SignedNote } from '#web/clinical/signing/signed-note.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { LabeledOptions } from '#web/platform/ui/labeled-options.tsx';
import { Select } from '#web/platform/ui/select.tsx';
import { ChildLabelContext } from './child-label-context.ts';
import { LeftOfSignedNote } from './left-note-card.tsx';
import { NoteSavingLine } from './note-bar.tsx';
import { NoteParts } from './note-parts.tsx';
import { useRefetchGroupNotes } from './note-queries.ts';
import { type NoteSaving, noteSaving } from './note-saving.ts';
import { useNoteInWork } from './use-note-in-work.ts';

/** The handle by which a group's page controls the note of one child. */
export interface ChildNoteHandle {
  /** Saves local changes; resolves to whether the server has everything. */
  save: () => Promise<boolean>;
}

interface ChildNoteProps {
  session: Session;
  note: NoteOfSession;
  /** Whether it can still be edited. */
  isOpen: boolean;
  isActivityShared: boolean;
  areResultsShown: boolean;
  onResults: () => void;
  /** Called with the saving state; undefined once the note is no longer edited here. */
  onSaving: (saving: NoteSaving | undefined) => void;
  ref: Ref<ChildNoteHandle>;
}

/** One child's note on a group's page. It contains nothing about another child. */
export function ChildNote({ session, note, isOpen, ...rest }: ChildNoteProps) {
  const name = useClientName()(session.clientId);
  const nameId = `child-of-${session.id}`;
  const wasSigned = note.state !== 'none' && (note.state !== 'draft' || note.version > 1);
  return (
    <section aria-label={name} className="grid min-w-0 gap-5">
      <Card>
        <CardHeader
          title={
            <Link
              to={`/clients/${session.clientId}?tab=goals`}
              className="inline-flex min-h-11 items-center underline-offset-4 hover:underline"
            >
              <span id={nameId}>{name}</span>
            </Link>
          }
        />
        {isOpen && (
          <CardBody className="pt-1 pb-4">
            <StatusOfChild session={session} />
          </CardBody>
        )}
      </Card>
      {isOpen && (
        <ChildLabelContext value={nameId}>
          <OpenNote session={session} note={note} {...rest} />
        </ChildLabelContext>
      )}
      {!isOpen && <LeftOfSignedNote session={session} note={note} />}
      {wasSigned && <SignedNote session={session} note={note} />}
    </section>
  );
}

function OpenNote({ session, note, ref, onSaving, ...shown }: Omit<ChildNoteProps, 'isOpen'>) {
  const { state, saver, change, ...work } = useNoteInWork(note);
  const saving = noteSaving(work.statuses, work.isOnline);
  const tell = useEffectEvent(onSaving);
  useEffect(() => {
    tell(saving);
    return () => tell(undefined);
  }, [saving]);
  useImperativeHandle(ref, () => ({ save: work.saveAll }));
  return (
    <>
      {note.version > 1 && <NoteCorrection session={session} note={note} save={work.saveAll} />}
      <NoteParts {...{ session, note, state, saver, change }} {...shown} />
      <div className="flex flex-wrap items-center justify-end gap-x-4 gap-y-2">
        <NoteSavingLine noun="Note" saving={saving} />
        <SignNote session={session} save={work.saveAll} isReady={work.isReady} hasKey={false} />
      </div>
    </>
  );
}

/** Select for the status of the child's session: an absent child gets the note of a missed session. */
function StatusOfChild({ session }: { session: Session }) {
  const setStatus = useSetSessionStatus();
  const refetchNotes = useRefetchGroupNotes();
  return (
    <Field label="Status">
      <Select
        value={session.status}
        onChange={({ target }) => {
          const status = sessionStatuses.find((one) => one === target.value);
          if (status) setStatus.mutate({ id: session.id, status }, { onSuccess: refetchNotes });
        }}
      >
        <LabeledOptions values={sessionStatuses} labels={sessionStatusLabels} />
      </Select>
    </Field>
  );
}
