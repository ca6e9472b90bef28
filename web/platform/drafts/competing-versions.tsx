import { TriangleAlert } from 'lucide-react';
import { Button } from '#web/platform/ui/button.tsx';

interface CompetingVersionsProps {
  /** The title, up to the other version's text. */
  title: string;
  /** The other version's text. */
  there: string;
  mine: string;
  onMine: () => void;
  onOther: () => void;
}

/** Asks which version to keep of something that was changed both here and elsewhere. */
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
          Use the Other One
        </Button>
      </div>
    </div>
  );
}
