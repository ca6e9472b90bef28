import { useEffect } from 'react';

let unsavedForms = 0;
let isGivenUp = false;

/** Returns whether the page has unsaved input. */
export function hasUnsavedForms(): boolean {
  return unsavedForms > 0 && !isGivenUp;
}

/** Lets the browser leave the page without asking: the input belongs to a user who has signed out. */
export function giveUpUnsavedForms(): void {
  isGivenUp = true;
}

/** Registers a form with unsaved input while `hasChanges`. */
export function useUnsavedForm(hasChanges: boolean): void {
  useEffect(() => {
    if (!hasChanges) return;
    unsavedForms += 1;
    return () => {
      unsavedForms -= 1;
    };
  }, [hasChanges]);
}
