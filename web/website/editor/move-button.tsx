import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '#web/platform/ui/button.tsx';

interface MoveButtonProps {
  /** The row's own id, by which the focus finds it again. */
  id: string;
  /** What moves. */
  label: string;
  step: 1 | -1;
  size: 'icon' | 'icon-sm';
  isDisabled: boolean;
  onMove: (step: 1 | -1) => void;
}

/** Moves a row of a list up or down by one. */
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
