import { CalendarX, Plus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import type { Group, RosterMember } from '#domain/caseload/groups/group.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { useClientName } from '#web/caseload/clients/client-queries.ts';
import { useToday } from '#web/people/practice/practice-settings-queries.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardHeader } from '#web/platform/ui/card.tsx';
import { inlineLinkStyles } from '#web/platform/ui/inline-link-styles.ts';
import { MemberAddDialog } from './member-add-dialog.tsx';
import { MemberLeaveDialog } from './member-leave-dialog.tsx';

/** The current, future and former members of a group with their days. */
export function RosterCard({ group }: { group: Group }) {
  const today = useToday();
  const [isAdding, setAdding] = useState(false);
  const [leaving, setLeaving] = useState<RosterMember>();
  const { now = [], past = [] } = Object.groupBy(group.members, ({ until }) =>
    until !== null && until < today ? 'past' : 'now',
  );
  return (
    <Card className="overflow-clip">
      <CardHeader
        title="Children"
        className="pb-2"
        actions={
          <Button size="sm" variant="secondary" onClick={() => setAdding(true)}>
            <Plus aria-hidden="true" />
            Add a Child
          </Button>
        }
      />
      {now.length > 0 ? (
        <ul aria-label="Children of the group" className="divide-y divide-line">
          {now.map((member) => (
            <MemberRow key={member.id} member={member} onLeave={() => setLeaving(member)} />
          ))}
        </ul>
      ) : (
        <p className="px-5 pt-1 pb-5 text-ink-muted text-sm">No child is in this group.</p>
      )}
      {past.length > 0 && (
        <section aria-label="History" className="border-line border-t bg-sunken/50">
          <h3 className="px-5 pt-3 font-semibold text-ink-muted text-xs">Were in It Before</h3>
          <ul aria-label="Children who left" className="divide-y divide-line">
            {past.toReversed().map((member) => (
              <MemberRow key={member.id} member={member} />
            ))}
          </ul>
        </section>
      )}
      <MemberAddDialog group={group} open={isAdding} onClose={() => setAdding(false)} />
      <MemberLeaveDialog group={group} member={leaving} onClose={() => setLeaving(undefined)} />
    </Card>
  );
}

function MemberRow({ member, onLeave }: { member: RosterMember; onLeave?: () => void }) {
  const today = useToday();
  const clientName = useClientName();
  const name = clientName(member.clientId);
  return (
    <li className="flex min-h-14 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-2.5 text-sm">
      <div className="min-w-0">
        <Link to={`/clients/${member.clientId}`} className={`${inlineLinkStyles} wrap-anywhere`}>
          {name}
        </Link>
        <p className="text-ink-muted">{daysText(member, today)}</p>
      </div>
      {onLeave && (
        <Button size="sm" variant="secondary" aria-label={`Leaves on…: ${name}`} onClick={onLeave}>
          <CalendarX aria-hidden="true" />
          Leaves on…
        </Button>
      )}
    </li>
  );
}

function daysText({ from, until }: RosterMember, today: string): string {
  if (until !== null) return `${formatDay(from)} – ${formatDay(until)}`;
  return from > today ? `From ${formatDay(from)}` : `Since ${formatDay(from)}`;
}
