import { clsx } from 'clsx';
import type { MouseEvent } from 'react';
import { Button } from '#web/platform/ui/button.tsx';
import { focusFirstField } from '#web/platform/ui/first-field.ts';
import type { RestoredDraft } from './use-form-draft.ts';

/** Shows that a form contains a restored draft, with a button to discard it. */
export function DraftRestored({ draft, className }: { draft: RestoredDraft; className?: string }) {
  if (!draft.isRestored) return null;

  function handleThrowAway({ currentTarget }: MouseEvent<HTMLButtonElement>): void {
    const form = currentTarget.closest('form');
    draft.throwAway();
    if (form) focusFirstField(form);
  }

  return (
    <p
      role="status"
      className={clsx(
        'flex flex-wrap items-center gap-x-3 rounded-lg bg-info-soft px-4 py-2 text-info-ink text-sm',
        className,
      )}
    >
      {draft.isOlder
        ? 'Draft restored. It was typed before the record was last changed: look it through before you save.'
        : 'Draft restored'}
      <Button variant="link" size="sm" onClick={handleThrowAway}>
        Throw Away
      </Button>
    </p>
  );
}
