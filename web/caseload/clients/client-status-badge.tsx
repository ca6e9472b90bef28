import type { ClientStatus } from '#domain/caseload/clients/client.ts';
import { Badge } from '#web/platform/ui/badge.tsx';

export function ClientStatusBadge({ status }: { status: ClientStatus }) {
  return (
    <Badge variant={status === 'active' ? 'default' : 'secondary'} className="capitalize">
      {status}
    </Badge>
  );
}
