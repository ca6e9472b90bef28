import type { ClientStatus } from '#domain/clients/client.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Whether a client is in therapy now. Most are, so that the others stand out. */
export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  return (
    <Badge variant={status === 'active' ? 'secondary' : 'warning'} className="capitalize">
      {status}
    </Badge>
  );
}
