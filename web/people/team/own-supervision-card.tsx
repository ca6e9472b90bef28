import { Eye } from 'lucide-react';
import type { OwnSupervisions } from '#domain/people/team/supervision.ts';
import { formatDay } from '#domain/platform/dates.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { NoticeCard } from '#web/platform/ui/notice-card.tsx';
import { useSupervision } from './own-supervision-query.ts';
import { useAgreeToSupervision, useEndSupervision } from './supervision-queries.ts';

type OwnSupervisor = NonNullable<OwnSupervisions['supervisor']>;
type SupervisionDays = Pick<OwnSupervisor, 'fromOn' | 'untilOn'>;

/** Who supervises the user, to agree to or to end, and whom the user supervises; nothing if there is neither. */
export function OwnSupervisionCard() {
  const { supervisor, supervised = [] } = useSupervision().data ?? {};
  return (
    <>
      {supervisor && <SupervisorCard supervisor={supervisor} />}
      {supervised.length > 0 && (
        <NoticeCard label="Therapists whom you supervise" icon={Eye} tone="info">
          <ul>
            {supervised.map(({ therapistId, fullName, agreedAt, ...days }) => (
              <li key={therapistId} className="text-ink text-sm">
                {agreedAt === null
                  ? `${fullName} is asked to agree to your supervision ${daysText(days)}`
                  : `You supervise ${fullName} ${daysText(days)}`}
              </li>
            ))}
          </ul>
        </NoticeCard>
      )}
    </>
  );
}

function SupervisorCard({ supervisor }: { supervisor: OwnSupervisor }) {
  const { fullName, planText, agreedAt, updatedAt } = supervisor;
  const agree = useAgreeToSupervision(fullName);
  const end = useEndSupervision(fullName);
  const isAgreed = agreedAt !== null;
  return (
    <NoticeCard
      label="Your supervision"
      icon={Eye}
      tone={isAgreed ? 'info' : 'warning'}
      action={
        <div className="flex flex-wrap gap-2">
          <Button
            variant="secondary"
            size="sm"
            pending={end.isPending}
            pendingText={isAgreed ? 'Ending...' : 'Declining...'}
            onClick={() => end.mutate()}
          >
            {isAgreed ? 'End Supervision' : 'Decline'}
          </Button>
          {!isAgreed && (
            <Button size="sm" pending={agree.isPending} onClick={() => agree.mutate(updatedAt)}>
              Agree
            </Button>
          )}
        </div>
      }
    >
      <p className="font-medium text-ink">
        {isAgreed
          ? `${fullName} supervises you ${daysText(supervisor)}`
          : `${fullName} is proposed as your supervisor ${daysText(supervisor)}`}
      </p>
      <p className="text-ink-muted text-sm">
        {isAgreed
          ? 'They read and review what you sign.'
          : 'Once you agree, they read and review what you sign.'}
      </p>
      {planText !== null && <p className="whitespace-pre-wrap text-ink-muted text-sm">{planText}</p>}
    </NoticeCard>
  );
}

/** Returns "from Oct 1, 2026 to Jun 25, 2027". */
function daysText({ fromOn, untilOn }: SupervisionDays): string {
  return `from ${formatDay(fromOn)}${untilOn === null ? '' : ` to ${formatDay(untilOn)}`}`;
}
