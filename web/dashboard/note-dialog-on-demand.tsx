import { lazy, Suspense } from 'react';
import { useLoadSoon } from '#web/ui/use-load-soon.ts';
import type { SessionNoteDialogProps } from './session-note-dialog.tsx';

const loadNoteDialog = async () => {
  const { SessionNoteDialog } = await import('./session-note-dialog.tsx');
  return { default: SessionNoteDialog };
};
const SessionNoteDialog = lazy(loadNoteDialog);

/** The dialog with a session's note, whose scripts come once the page has settled. */
export function NoteDialogOnDemand(props: SessionNoteDialogProps) {
  return (
    <Suspense fallback={null}>
      <SessionNoteDialog {...props} />
    </Suspense>
  );
}

/** Has the dialog's scripts fetched before somebody asks for it. */
export function useNoteDialogSoon(): void {
  useLoadSoon(loadNoteDialog);
}
