import { UsersRound } from 'lucide-react';
import { Link } from 'react-router';
import { formatDay } from '#domain/platform/dates.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';

/** The client's groups with their first days; renders nothing without any. */
export function ClientGroups({ clientId }: { clientId: number }) {
  const today = useToday();
  const memberships = (useGroups().data ?? []).flatMap(({ id, name, members }) =>
    members
      .filter((member) => member.clientId === clientId && (member.until === null || member.until >= today))
      .map(({ from }) => ({ id, name, from })),
  );
  if (memberships.length === 0) return null;
  return (
    <ul aria-label="Groups" className="grid gap-1 text-sm">
      {memberships.map(({ id, name, from }) => (
        <li key={id} className="flex items-start gap-2">
          <UsersRound aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-ink-muted" />
          <span className="min-w-0 wrap-anywhere">
            In{' '}
            <Link to={`/groups/${id}`} className={inlineLinkStyles}>
              {name}
            </Link>{' '}
            {`${from > today ? 'from' : 'since'} ${formatDay(from)}`}
          </span>
        </li>
      ))}
    </ul>
  );
}
