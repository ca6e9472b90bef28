import type { RecordProgress } from '#domain/caseload/clients/record-progress.ts';
import { Button } from '#web/platform/ui/button.tsx';

/** Up to this many pages, rendering is too fast to show progress. */
const FEW_PAGES = 3;

interface RecordProgressLineProps {
  progress: RecordProgress;
  onStop: () => void;
}

/** The progress of a PDF with a Stop button; renders nothing for a short one. */
export function RecordProgressLine({ progress: { page, pages }, onStop }: RecordProgressLineProps) {
  if (pages <= FEW_PAGES) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-xl border border-line bg-surface px-4 py-2.5 text-sm print:hidden">
      <p className="text-ink tabular-nums">
        Making the record{page > 0 && ` … page ${page} of about ${pages}`}
      </p>
      <Button variant="secondary" size="sm" onClick={onStop}>
        Stop
      </Button>
    </div>
  );
}
