import { CircleCheck, CloudOff, CloudUpload, type LucideIcon, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
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
export function NoteBar({ children, ...saving }: NoteBarProps) {
  return (
    <BottomBar className="z-10 mt-5">
      <NoteSavingLine {...saving} />
      {children}
    </BottomBar>
  );
}

/** The saving state of everything typed and marked in a note. */
export function NoteSavingLine({ noun = 'Note', statuses, isOnline }: Omit<NoteBarProps, 'children'>) {
  return <SavingLine noun={noun} saving={noteSaving(statuses, isOnline)} />;
}

interface SavingLineProps {
  noun: 'Note' | 'Notes' | 'Document';
  saving: NoteSaving;
  /** The child's name, if the page has several notes. */
  whose?: string | undefined;
}

/** The saving state as text. */
export function SavingLine({ noun, saving, whose }: SavingLineProps) {
  const { Icon, text, styles } = savingLabels[saving];
  const unsent = useUnsentText('Everything is kept on this device.');
  const rest = { waiting: ` ${unsent}`, saving: ` the ${noun.toLowerCase()}` };
  const words = saving === 'waiting' || saving === 'saving' ? text + rest[saving] : text;
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

const savingLabels: Record<NoteSaving, { Icon: LucideIcon; text: string; styles: string }> = {
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
    text: 'Waiting for connection.',
    styles: 'size-4 shrink-0 text-warning',
  },
  // A static icon: a spinner repaints in every frame, including those that should show a letter or a mark.
  saving: { Icon: CloudUpload, text: 'Saving', styles: 'size-4 shrink-0' },
  saved: { Icon: CircleCheck, text: 'Everything is saved', styles: 'size-4 shrink-0 text-success' },
};
