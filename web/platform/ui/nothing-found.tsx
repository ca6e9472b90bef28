import type { LucideIcon } from 'lucide-react';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';

interface NothingFoundProps {
  title: string;
  description: string;
  icon: LucideIcon;
  onClear: () => void;
  /** The label of the button that clears the filters. */
  clearLabel?: string;
}

/** Shown if a list has items, but none match the filters. */
export function NothingFound({ onClear, clearLabel = 'Clear Filters', ...message }: NothingFoundProps) {
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
