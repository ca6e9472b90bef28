import { Dialog } from '#web/platform/ui/dialog.tsx';
import type { ShownRows } from './report-view.ts';

interface ReportRowsDialogProps {
  shown: ShownRows | null;
  onClose: () => void;
}

/** The rows behind a number, above the page. */
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
