import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '#web/platform/ui/button.tsx';

interface MoveButtonProps {
  /** The row's id, which is used to restore the focus. */
  id: string;
  /** The name of the row. */
  label: string;
  step: 1 | -1;
  size: 'icon' | 'icon-sm';
  isDisabled: boolean;
  onMove: (step: 1 | -1) => void;
}

/** A button that moves a list row up or down by one. */
export function MoveButton({ id, label, step, size, isDisabled, onMove }: MoveButtonProps) {
  const Arrow = step === 1 ? ArrowDown : ArrowUp;
  return (
    <Button
      variant="ghost"
      size={size}
      data-move={`${id} ${step}`}
      aria-label={`Move ${label} ${step === 1 ? 'down' : 'up'}`}
      disabled={isDisabled}
      onClick={() => onMove(step)}
    >
      <Arrow aria-hidden="true" />
    </Button>
  );
}
