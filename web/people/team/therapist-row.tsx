import type { Supervision } from '#domain/people/team/supervision.ts';
import type { TeamMember } from '#domain/people/team/team-member.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { initials } from '#domain/platform/names.ts';
import { Badge } from '#web/platform/ui/badge.tsx';
import { AccessMenu } from './access-menu.tsx';
import { useTeam } from './team-queries.ts';

/** A therapist of the practice, with the owner's actions. */
export function TherapistRow({ therapist }: { therapist: TeamMember }) {
  const { fullName, username, email, isOwner, disabledAt, isConfirmed } = therapist;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3 first:pt-0 last:pb-0">
      <span
        aria-hidden="true"
        className="inline-flex size-10 shrink-0 items-center justify-center rounded-full bg-primary-soft font-semibold text-primary-ink text-sm"
      >
        {initials(fullName)}
      </span>
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-2 break-words font-medium text-ink">
          {fullName}
          {isOwner && <Badge variant="info">Owner</Badge>}
          {!isConfirmed && <Badge variant="warning">Not confirmed</Badge>}
          {disabledAt !== null && <Badge variant="secondary">Disabled</Badge>}
        </p>
        <p className="break-words text-ink-muted text-sm">
          {username} · {email}
        </p>
        {therapist.supervision && <SupervisedBy {...therapist.supervision} />}
      </div>
      {!isOwner && <AccessMenu therapist={therapist} />}
    </li>
  );
}

/** Shows "Supervised by Robin Sample from Oct 1, 2026 to Jun 25, 2027". */
function SupervisedBy({ supervisorId, fromOn, untilOn, agreedAt }: Supervision) {
  const supervisor = useTeam().data?.find(({ id }) => id === supervisorId);
  const until = untilOn === null ? '' : ` to ${formatDay(untilOn)}`;
  return (
    <p className="break-words text-ink-muted text-sm">
      {`Supervised by ${supervisor?.fullName ?? 'somebody else'} from ${formatDay(fromOn)}${until}`}
      {agreedAt === null && ' · Not agreed yet'}
    </p>
  );
}
