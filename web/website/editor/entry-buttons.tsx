import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '#web/platform/ui/button.tsx';

interface AddButtonProps {
  className?: string;
  onClick: () => void;
  children: ReactNode;
}

/** A button below a list that adds an entry. */
export function AddButton({ className = 'self-start', onClick, children }: AddButtonProps) {
  return (
    <Button variant="secondary" size="sm" className={className} onClick={onClick}>
      <Plus aria-hidden="true" />
      {children}
    </Button>
  );
}

interface RemoveButtonProps {
  /** The accessible name, if it says more than the words. */
  label?: string;
  className?: string;
  onClick: () => void;
  /** The words; an icon alone without them. */
  children?: ReactNode;
}

/** A button that removes an entry of a list, or a picture. */
export function RemoveButton({ label, className, onClick, children }: RemoveButtonProps) {
  const size = children === undefined ? 'icon' : 'sm';
  return (
    <Button variant="ghost" size={size} aria-label={label} className={className} onClick={onClick}>
      <Trash2 aria-hidden="true" />
      {children}
    </Button>
  );
}
