import { Fragment, type ReactNode, useState } from 'react';
import { Dialog, type DialogWidth } from './dialog.tsx';
import { DiscardQuestion } from './unsaved-changes.tsx';
import { useUnsavedForm } from './unsaved-forms.ts';

/** The callbacks from a dialog to its form. */
export interface FormInDialog {
  /** Closes; asks first if there is unsaved input. */
  onCancel: () => void;
  /** Closes without asking, after everything is saved. */
  close: () => void;
  onDirtyChange: (isDirty: boolean) => void;
}

interface FormDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  description?: string;
  width?: DialogWidth | undefined;
  children: (dialog: FormInDialog) => ReactNode;
}

/** A form in a dialog; closing asks first if there is unsaved input. */
export function FormDialog({ open, onClose, children, ...shown }: FormDialogProps) {
  const [isDirty, setDirty] = useState(false);
  const [isAsking, setAsking] = useState(false);
  useUnsavedForm(isDirty);
  const [opening, setOpening] = useState({ open, count: 0 });
  // Reopening it during the fade-out starts a new form.
  if (open !== opening.open) {
    setOpening({ open, count: open ? opening.count + 1 : opening.count });
    setDirty(false);
  }

  function handleCancel(): void {
    if (isDirty) setAsking(true);
    else onClose();
  }

  function close(): void {
    setAsking(false);
    setDirty(false);
    onClose();
  }

  return (
    <>
      <Dialog open={open} onOpenChange={(next) => !next && handleCancel()} {...shown}>
        <Fragment key={opening.count}>
          {children({ onCancel: handleCancel, close, onDirtyChange: setDirty })}
        </Fragment>
      </Dialog>
      <DiscardQuestion open={isAsking} onStay={() => setAsking(false)} onDiscard={close} />
    </>
  );
}
