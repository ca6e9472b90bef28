import type { LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NothingFoundProps {
  title: string;
  description: string;
  icon: LucideIcon;
  onClear: () => void;
  /** What the way back to the whole list is called. */
  clearLabel?: string;
}

/** What stands where a list has something to show, but nothing of what was asked for. */
export function NothingFound({ onClear, clearLabel = 'Clear filters', ...message }: NothingFoundProps) {
  return (
    <EmptyState
      {...message}
      action={
        <Button variant="secondary" onClick={onClear}>
          {clearLabel}
        </Button>
      }
    />
  );
}
