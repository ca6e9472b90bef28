import { CloudOff } from 'lucide-react';
import { useIsOnline } from '#web/platform/ui/use-is-online.ts';

/** Says why nothing can be signed without a connection; everything else goes on meanwhile. */
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
