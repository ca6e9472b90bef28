import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/platform/ui/button.tsx';

interface CompetingVersionsProps {
  /** What was changed somewhere else too, up to what it says there. */
  title: string;
  /** What it says there. */
  there: string;
  mine: string;
  onMine: () => void;
  onOther: () => void;
}

/** Of something that was changed here and elsewhere, asks which version to keep. */
export function CompetingVersions({ title, there, mine, onMine, onOther }: CompetingVersionsProps) {
  return (
    <div role="alert" className="rounded-lg bg-warning-soft p-4 text-sm text-warning-ink">
      <p className="flex items-center gap-2 font-semibold">
        <TriangleAlert aria-hidden="true" className="size-4 shrink-0" />
        {title}
      </p>
      <p className="mt-2 max-h-40 overflow-y-auto whitespace-pre-wrap break-words">{there || 'Nothing'}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button variant="secondary" size="sm" onClick={onMine}>
          {mine}
        </Button>
        <Button variant="secondary" size="sm" onClick={onOther}>
          Use the other one
        </Button>
      </div>
    </div>
  );
}
