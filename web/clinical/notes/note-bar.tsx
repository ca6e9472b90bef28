import type { ReactNode } from 'react';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { SavingLine } from '#web/platform/drafts/saving-line.tsx';
import { useUnsentText } from '#web/platform/drafts/unsent-text.ts';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { type NoteSaving, noteSaving } from './note-saving.ts';

interface NoteBarProps {
  /** Whether this is a note or a document. */
  noun?: 'Note' | 'Document';
  /** The saving states of the text and of the results. */
  statuses: readonly AutosaveStatus[];
  isOnline: boolean;
  /** Actions on the whole note. */
  children?: ReactNode;
}

/** A bar with the saving state of everything on the page, and the actions on the note. */
export function NoteBar({ noun = 'Note', statuses, isOnline, children }: NoteBarProps) {
  return (
    <BottomBar className="z-10 mt-5">
      <NoteSavingLine noun={noun} saving={noteSaving(statuses, isOnline)} />
      {children}
    </BottomBar>
  );
}

interface NoteSavingLineProps {
  noun: 'Note' | 'Notes' | 'Document';
  saving: NoteSaving;
  /** The child's name, if the page has several notes. */
  whose?: string | undefined;
}

/** The saving state of everything typed and marked in a note. */
export function NoteSavingLine({ noun, saving, whose }: NoteSavingLineProps) {
  const texts = {
    competing: 'Changed somewhere else too. Please choose which to keep.',
    refused: 'Something could not be saved. It is marked on this page.',
    waiting: `Waiting for connection. ${useUnsentText('Everything is kept on this device.')}`,
    saving: 'Saving...',
    saved: 'Everything is saved',
  };
  return (
    <SavingLine
      status={saving === 'competing' ? 'conflict' : saving}
      label={noun}
      className="-my-2 mr-auto min-h-11"
    >
      {whose ? `${whose}: ${texts[saving]}` : texts[saving]}
    </SavingLine>
  );
}
