import { lazy, Suspense } from 'react';
import type { OpenedDialog } from '#web/platform/ui/dialog-button.tsx';
import type { PaperToSend } from './send-dialog.tsx';

// Most visits of a page send nothing.
const SendDialog = lazy(() => import('./send-dialog.tsx'));

/** The dialog that mails a paper, loaded when it is first opened. */
export function SendPaper({ paper, open, onClose }: OpenedDialog & { paper: PaperToSend }) {
  // It begins anew with each opening.
  return <Suspense>{open && <SendDialog paper={paper} open onClose={onClose} />}</Suspense>;
}
