import type { AutosaveStatus } from '#web/platform/drafts/autosave.ts';
import { SavingLine } from '#web/platform/drafts/saving-line.tsx';
import { useUnsentText } from '#web/platform/drafts/unsent-text.ts';

/** The saving state of a note's text. */
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
