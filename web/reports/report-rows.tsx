import { Dialog } from '#web/ui/dialog.tsx';
import type { ShownRows } from './report-view.ts';

interface ReportRowsProps {
  shown: ShownRows | null;
  onClose: () => void;
}

/** The rows behind a number, above the page. */
export function ReportRows({ shown, onClose }: ReportRowsProps) {
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
