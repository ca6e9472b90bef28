import { Dialog } from '#web/platform/ui/dialog.tsx';
import type { ShownRows } from './report-view.ts';

interface ReportRowsDialogProps {
  shown: ShownRows | null;
  onClose: () => void;
}

/** The rows of a number in a dialog. */
export function ReportRowsDialog({ shown, onClose }: ReportRowsDialogProps) {
  return (
    <Dialog
      open={shown !== null}
      onOpenChange={(next) => !next && onClose()}
      title={shown?.title ?? ''}
      description={shown?.about}
      width="lg"
    >
      {shown?.table}
    </Dialog>
  );
}
