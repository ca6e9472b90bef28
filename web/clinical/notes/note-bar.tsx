import { CircleCheck, CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { BottomBar } from '#web/platform/ui/bottom-bar.tsx';
import { type NoteSaving, noteSaving } from './note-saving.ts';

interface NoteBarProps {
  /** What is written: a note, unless it is a document. */
  noun?: 'Note' | 'Document';
  /** Of what is written, and of what is recorded. */
  statuses: readonly AutosaveStatus[];
  isOnline: boolean;
  /** What can be done with the whole note. */
  children?: ReactNode;
}

/** What has become of all that was typed and marked on the page, and what can be done with the note. */
export function NoteBar({ children, ...saving }: NoteBarProps) {
  return (
    <BottomBar className="z-10 mt-5">
      <NoteSavingLine {...saving} />
      {children}
    </BottomBar>
  );
}

/** What has become of all that was typed and marked in a note. */
export function NoteSavingLine({ noun = 'Note', statuses, isOnline }: Omit<NoteBarProps, 'children'>) {
  return <SavingLine noun={noun} saving={noteSaving(statuses, isOnline)} />;
}

interface SavingLineProps {
  noun: 'Note' | 'Notes' | 'Document';
  saving: NoteSaving;
  /** Whose it is, where several stand on the page. */
  whose?: string | undefined;
}

/** How far something is saved, in words. */
export function SavingLine({ noun, saving, whose }: SavingLineProps) {
  const { Icon, text, styles } = told[saving];
  const words = saving === 'saving' ? `Saving the ${noun.toLowerCase()}` : text;
  return (
    <p
      role="status"
      aria-label={noun}
      className="-my-2 mr-auto flex min-h-11 min-w-0 items-center gap-2 text-ink-muted text-sm"
    >
      <Icon aria-hidden="true" className={styles} />
      <span className="min-w-0 break-words">{whose ? `${whose}: ${words}` : words}</span>
    </p>
  );
}

const told: Record<NoteSaving, { Icon: LucideIcon; text: string; styles: string }> = {
  competing: {
    Icon: TriangleAlert,
    text: 'Changed somewhere else too. Please choose which to keep.',
    styles: 'size-4 shrink-0 text-warning',
  },
  refused: {
    Icon: TriangleAlert,
    text: 'Something could not be saved. It is marked on this page.',
    styles: 'size-4 shrink-0 text-danger',
  },
  waiting: {
    Icon: CloudOff,
    text: 'Waiting for connection. Everything is kept on this device.',
    styles: 'size-4 shrink-0 text-warning',
  },
  // It stands still: what turns is drawn anew in each frame, among them those that are to show a letter or a mark.
  saving: { Icon: CloudUpload, text: 'Saving', styles: 'size-4 shrink-0' },
  saved: { Icon: CircleCheck, text: 'Everything is saved', styles: 'size-4 shrink-0 text-success' },
};
