import type { Session } from '#domain/caseload/sessions/session.ts';
import type { NoteOfSession } from '#domain/clinical/notes/session-note-reply.ts';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { CompetingVersions } from '#web/platform/drafts/competing-versions.tsx';
import { SavingLine } from '#web/platform/drafts/saving-line.tsx';
import { useUnsentText } from '#web/platform/drafts/unsent-text.ts';
import { noteText } from './note-text.ts';
import { SectionField } from './section-field.tsx';
import { useNoteDraft } from './use-note-draft.ts';

interface SessionNoteEditorProps {
  session: Session;
  note: NoteOfSession;
  /** Ctrl or ⌘ Enter saves the rest and then calls this. */
  onFinish: () => void;
}

/** The Notes field of a session, saved while typing. */
export function SessionNoteEditor({ session, note, onFinish }: SessionNoteEditorProps) {
  const { state, saver, change } = useNoteDraft(note);
  const { content, status, refusal, other } = state;
  return (
    <div className="flex flex-col gap-2">
      <SectionField
        session={session}
        section="notes"
        text={content.notes ?? ''}
        rows={14}
        hideLabel
        error={status === 'refused' ? refusal : undefined}
        onChange={(notes) => change({ notes })}
        onLeave={() => void saver.flush()}
        onFinish={onFinish}
      />
      {status === 'conflict' && other && (
        <CompetingVersions
          title="This note was also changed somewhere else. There it says:"
          there={other.notes === content.notes ? noteText(other) : (other.notes ?? '')}
          mine="Keep what I typed"
          onMine={() => void saver.chooseMine()}
          onOther={() => saver.takeOther()}
        />
      )}
      <SavedLine status={status} />
    </div>
  );
}

/** The saving state below the field. */
export function SavedLine({ status }: { status: AutosaveStatus }) {
  const unsent = useUnsentText('It is kept on this device and saved when the connection is back.');
  const texts: Partial<Record<AutosaveStatus, string>> = {
    unsaved: 'Saving...',
    saving: 'Saving...',
    saved: 'Saved',
    waiting: `Not saved yet. ${unsent}`,
  };
  const text = texts[status];
  return (
    <SavingLine status={text ? status : 'clean'} className="min-h-6">
      {text ?? 'Saved as you type.'}
    </SavingLine>
  );
}
