import { ChevronRight, UserPlus } from 'lucide-react';
import { Link } from 'react-router';
import { formatDate } from '#domain/platform/dates.ts';
import { initialsOf } from '#domain/platform/names.ts';
import { ClientName } from '#web/caseload/clients/client-name.tsx';
import { useClients } from '#web/caseload/clients/client-queries.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Avatar } from '#web/platform/ui/avatar.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { ErrorState } from '#web/platform/ui/error-state.tsx';
import { SkeletonRows } from '#web/platform/ui/skeleton.tsx';
import { RECENT_CLIENTS, type RecentClient, recentClients } from './recent-clients.ts';
import { useLatestCompletedSessions } from './recent-clients-query.ts';

/** The clients who were seen last. */
export function RecentClientsCard() {
  const clients = useClients();
  const completed = useLatestCompletedSessions();
  const failed = [clients, completed].filter((query) => query.isError && !query.data);
  return (
    <Card>
      <CardHeader
        title="Recent Clients"
        actions={
          <ButtonLink to="/clients" variant="ghost" size="sm" className="-mr-3 md:-mr-2.5">
            View All
          </ButtonLink>
        }
      />
      {clients.data && completed.data ? (
        <RecentClients recent={recentClients(clients.data, completed.data)} />
      ) : failed[0]?.error ? (
        <ErrorState
          message={failed[0].error.message}
          onRetry={() => failed.map((query) => query.refetch())}
        />
      ) : (
        <div className="p-5">
          <SkeletonRows count={RECENT_CLIENTS} label="Loading recent clients" />
        </div>
      )}
    </Card>
  );
}

function RecentClients({ recent }: { recent: readonly RecentClient[] }) {
  const timeZone = useTimeZone();
  if (recent.length === 0) {
    return (
      <EmptyState
        icon={UserPlus}
        title="No clients found."
        action={<ButtonLink to="/clients/new">Add your first client</ButtonLink>}
      />
    );
  }
  return (
    <ul aria-label="Recent clients" className="px-2 pt-2 pb-3">
      {recent.map(({ client, lastSession }) => (
        <li key={client.id}>
          <Link
            to={`/clients/${client.id}`}
            className="group flex min-h-14 items-center gap-3 rounded-lg px-3 py-2 transition-colors hover:bg-primary-soft/50"
          >
            <Avatar initials={initialsOf(client)} />
            <span className="min-w-0 flex-1">
              <span className="block truncate">
                <ClientName client={client} />
              </span>
              <span className="block text-ink-muted text-sm">
                {lastSession ? `Last session: ${formatDate(lastSession, timeZone)}` : 'No previous sessions'}
              </span>
            </span>
            <ChevronRight aria-hidden="true" className="size-4 text-ink-muted" />
          </Link>
        </li>
      ))}
    </ul>
  );
}
