import { useSavingAnnouncement } from './saving-reports.ts';

/** The only live region for savings: screen readers hear once that all is saved, and at once that something is not. */
export function SavingAnnouncement() {
  return (
    // Said explicitly: dialogs hide the page around them, except for live regions.
    <p role="status" aria-live="polite" aria-label="Saving" className="sr-only">
      {useSavingAnnouncement()}
    </p>
  );
}
