import { CircleCheck, CloudOff, CloudUpload } from 'lucide-react';
import { type KeyboardEvent, useRef } from 'react';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { PhrasesOnDemand } from '#web/clinical/phrases/phrases-on-demand.tsx';
import { CompetingVersions } from '#web/platform/drafts/competing-versions.tsx';
import { Field } from '#web/platform/ui/field.tsx';
import { Textarea } from '#web/platform/ui/textarea.tsx';
import type { NoteState } from './session-note-keeper.ts';
import { useSessionNote } from './use-session-note.ts';

interface SessionNoteEditorProps {
  session: Session;
  rows?: number | undefined;
  hideLabel?: boolean | undefined;
  /** Ctrl or ⌘ Enter saves what is left and then leads on. */
  onFinish?: (() => void) | undefined;
}

/** The note of a session, saved as it is typed. */
export function SessionNoteEditor(props: SessionNoteEditorProps) {
  // Another session is another note with its own draft.
  return <NoteOfSession key={props.session.id} {...props} />;
}

function NoteOfSession({ session, rows = 8, hideLabel, onFinish }: SessionNoteEditorProps) {
  const { state, keeper } = useSessionNote(session);
  const field = useRef<HTMLTextAreaElement>(null);

  function handleKeyDown(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void keeper.flush();
    onFinish?.();
  }

  return (
    <div className="flex flex-col gap-2">
      <Field
        label="Notes"
        hideLabel={hideLabel}
        error={state.status === 'refused' ? state.detail : undefined}
      >
        <Textarea
          ref={field}
          rows={rows}
          className="min-h-40 lg:min-h-64"
          value={state.text}
          onChange={(event) => keeper.type(event.target.value)}
          aria-keyshortcuts="Control+Enter Meta+Enter"
          onKeyDown={handleKeyDown}
          onBlur={() => void keeper.flush()}
        />
      </Field>
      <PhrasesOnDemand session={session} section="notes" field={field} />
      {state.status === 'conflict' && (
        <CompetingVersions
          title="This note was also changed somewhere else. There it says:"
          there={state.detail}
          mine="Keep what I typed"
          onMine={() => void keeper.keepMine()}
          onOther={() => keeper.takeOther()}
        />
      )}
      <p role="status" className="flex min-h-6 items-center gap-2 text-ink-muted text-sm">
        <NoteStatusText status={state.status} />
      </p>
    </div>
  );
}

function NoteStatusText({ status }: Pick<NoteState, 'status'>) {
  switch (status) {
    case 'unsaved':
    case 'saving':
      return (
        <>
          <CloudUpload aria-hidden="true" className="size-4" />
          Saving...
        </>
      );
    case 'saved':
      return (
        <>
          <CircleCheck aria-hidden="true" className="size-4 text-success" />
          Saved
        </>
      );
    case 'waiting':
      return (
        <>
          <CloudOff aria-hidden="true" className="size-4 text-warning" />
          Not saved yet. It is kept on this device and saved when the connection is back.
        </>
      );
    default:
      return 'Saved as you type.';
  }
}
