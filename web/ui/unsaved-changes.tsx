import { type ReactNode, useCallback, useEffect, useRef } from 'react';
import { type BlockerFunction, useBlocker } from 'react-router';
import { AlertDialog } from './alert-dialog.tsx';

interface UnsavedChanges {
  /** To be rendered beside the form: the question, when it has to be asked. */
  question: ReactNode;
  /** Called once everything is saved, right before moving on: nothing is asked then. */
  leaveFreely: () => void;
}

/** Asks before somebody leaves the page, or closes it, while `hasChanges` is true. */
export function useUnsavedChanges(hasChanges: boolean): UnsavedChanges {
  const isFree = useRef(false);
  const shouldBlock = useCallback<BlockerFunction>(
    ({ currentLocation, nextLocation }) =>
      hasChanges && !isFree.current && currentLocation.pathname !== nextLocation.pathname,
    [hasChanges],
  );
  const blocker = useBlocker(shouldBlock);

  useEffect(() => {
    if (!hasChanges) return;
    const askBeforeClosing = (event: BeforeUnloadEvent) => {
      if (!isFree.current) event.preventDefault();
    };
    window.addEventListener('beforeunload', askBeforeClosing);
    return () => window.removeEventListener('beforeunload', askBeforeClosing);
  }, [hasChanges]);

  return {
    question: (
      <AlertDialog
        open={blocker.state === 'blocked'}
        onOpenChange={(open) => {
          if (!open && blocker.state === 'blocked') blocker.reset();
        }}
        title="Leave without saving?"
        description="What you have typed here is not saved yet and will be lost."
        cancelText="Stay here"
        confirmText="Leave without saving"
        onConfirm={() => blocker.state === 'blocked' && blocker.proceed()}
      />
    ),
    leaveFreely: () => {
      isFree.current = true;
    },
  };
}
