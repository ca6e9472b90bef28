import { type ReactNode, type RefObject, useEffect, useRef } from 'react';
import { useBlocker } from 'react-router';
import { AlertDialog } from './alert-dialog.tsx';
import { hasUnsavedForms, useUnsavedForm } from './unsaved-forms.ts';

interface UnsavedChanges {
  /** The question dialog; render it anywhere in the form. */
  question: ReactNode;
  /** Call before navigating on after a save or a discard, so that no question is asked. */
  allowLeave: () => void;
}

/**
 * Asks before the user leaves the page by a link, Back or closing the tab, while `hasChanges`. A dialog around the
 * form is notified too, because closing it leaves no page.
 */
export function useUnsavedChanges(
  hasChanges: boolean,
  onChange?: (hasChanges: boolean) => void,
): UnsavedChanges {
  useUnsavedForm(hasChanges);
  const mayLeave = useRef(false);
  useEffect(() => onChange?.(hasChanges), [onChange, hasChanges]);

  useEffect(() => {
    if (!hasChanges) return;
    mayLeave.current = false;
    const ask = (event: BeforeUnloadEvent) => {
      if (!mayLeave.current && hasUnsavedForms()) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [hasChanges]);

  return {
    allowLeave: () => {
      mayLeave.current = true;
    },
    question: hasChanges && <LeaveQuestion mayLeave={mayLeave} />,
  };
}

// The router only asks the last blocker: on a page with several forms it must be one with unsaved input.
function LeaveQuestion({ mayLeave }: { mayLeave: RefObject<boolean> }) {
  const blocker = useBlocker(
    ({ currentLocation, nextLocation }) =>
      !mayLeave.current && currentLocation.pathname !== nextLocation.pathname,
  );
  const isAsking = blocker.state === 'blocked';
  return (
    <DiscardQuestion
      open={isAsking}
      onStay={() => isAsking && blocker.reset()}
      onDiscard={() => isAsking && blocker.proceed()}
    />
  );
}

interface DiscardQuestionProps {
  open: boolean;
  onStay: () => void;
  onDiscard: () => void;
}

/** Asks whether to discard unsaved input. */
export function DiscardQuestion({ open, onStay, onDiscard }: DiscardQuestionProps) {
  return (
    <AlertDialog
      open={open}
      onOpenChange={(next) => !next && onStay()}
      title="Leave without saving?"
      description="What you changed here has not been saved and would be lost."
      confirmText="Leave Without Saving"
      cancelText="Keep Editing"
      onConfirm={onDiscard}
    />
  );
}
