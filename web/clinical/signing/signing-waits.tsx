import { CloudOff } from 'lucide-react';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';

/** Explains that signing needs a connection; everything else works offline. */
export function SigningWaits() {
  const isOnline = useIsOnline();
  return (
    <p
      role="status"
      aria-label="Signing"
      className="flex items-center gap-2 text-ink-muted text-sm empty:hidden"
    >
      {!isOnline && (
        <>
          <CloudOff aria-hidden="true" className="size-4 shrink-0 text-warning" />
          Signing waits for the connection.
        </>
      )}
    </p>
  );
}
