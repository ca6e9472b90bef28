import { useEffect } from 'react';

let unsavedForms = 0;
let isGivenUp = false;

/** Whether something was typed on this page that is saved nowhere yet. */
export function hasUnsavedForms(): boolean {
  return unsavedForms > 0 && !isGivenUp;
}

/** Lets the page go without the browser asking: what was typed belongs to somebody who is not here any more. */
export function giveUpUnsavedForms(): void {
  isGivenUp = true;
}

/** Counts a form among those with something unsaved, while `hasChanges`. */
export function useUnsavedForm(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    unsavedForms += 1;
    return () => {
      unsavedForms -= 1;
    };
  }, [hasChanges]);
}
