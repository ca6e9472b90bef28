import { useEffect, useId, useSyncExternalStore } from 'react';
import { Listeners } from '#web/platform/ui/listeners.ts';
import type { AutosaveStatus } from './autosave.ts';

/** The saving state of every place of the page that saves by itself. */
const reports = new Map<string, AutosaveStatus>();
const listeners = new Listeners();
let announced = '';

/** Reports the saving state of a place to the page's only announcement of savings, while it is shown. */
export function useReportSaving(status: AutosaveStatus): void {
  const place = useId();
  useEffect(() => {
    reports.set(place, status);
    announce();
  }, [place, status]);
  useEffect(
    () => () => {
      reports.delete(place);
      announce();
    },
    [place],
  );
}

/** Returns what a screen reader is to say about everything that the page saves by itself. */
export function useSavingAnnouncement(): string {
  return useSyncExternalStore(
    listeners.subscribe,
    () => announced,
    () => '',
  );
}

/**
 * Returns the announcement after a change of the reports: at once that something is not saved, and only when nothing
 * is left that everything is. While it is being saved the announcement stays, so that it is not repeated.
 */
export function savingAnnouncement(before: string, statuses: readonly AutosaveStatus[]): string {
  if (statuses.includes('refused')) return 'A change is not saved. The page says why.';
  // An alert asks which version to keep.
  if (statuses.includes('conflict')) return '';
  if (statuses.includes('waiting')) return 'No connection: the latest changes are not on the server.';
  if (statuses.some((status) => status === 'unsaved' || status === 'saving')) return before;
  if (statuses.includes('saved')) return 'All changes are saved.';
  return statuses.length > 0 && before !== '' ? 'All changes are saved.' : '';
}

function announce(): void {
  announced = savingAnnouncement(announced, [...reports.values()]);
  listeners.notify();
}
