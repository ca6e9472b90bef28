import { useState } from 'react';
import { useDraftStorage } from '#web/platform/api/draft-state.ts';
import { useIsInputSaved } from '#web/platform/drafts/saved-input.ts';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';

/** Shows that the connection is lost. It overlays the page, so that nothing moves. */
export function OfflineChip() {
  const isOnline = useIsOnline();
  const isStorageMissing = useDraftStorage() === 'unavailable';
  const isInputSaved = useIsInputSaved() && !isStorageMissing;
  const [wasOffline, setWasOffline] = useState(false);
  if (!isOnline && !wasOffline) setWasOffline(true);
  return (
    <div
      role="status"
      className="pointer-events-none fixed inset-x-0 top-16 z-20 flex justify-center px-4 lg:left-60 print:hidden"
    >
      {!isOnline && (
        <span className="inline-flex min-h-6 items-center gap-1.5 rounded-b-lg border border-line border-t-0 bg-sunken px-3 py-0.5 font-medium text-ink text-xs shadow-card">
          <span aria-hidden="true" className="size-2 shrink-0 rounded-full bg-warning" />
          {isInputSaved ? 'Offline. What you type is kept on this device.' : 'Offline'}
        </span>
      )}
      {isOnline && wasOffline && <span className="sr-only">Online again</span>}
    </div>
  );
}
