import type { ReactNode } from 'react';
import { type MissedStatus, missedStatuses } from '#domain/caseload/sessions/missed-session.ts';
import type { Session } from '#domain/caseload/sessions/session.ts';
import { sessionStatusLabels } from '#domain/caseload/sessions/session-words.ts';
import { formatDate } from '#domain/platform/dates.ts';
import { useTimeZone } from '#web/people/practice/practice-settings-queries.ts';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { SegmentedControl } from '#web/platform/ui/segmented-control.tsx';

interface MissedAsCardProps {
  session: Session;
  missedAs: MissedStatus;
  onChange: (missedAs: MissedStatus) => void;
  children?: ReactNode;
}

const options = missedStatuses.map((value) => ({ value, label: sessionStatusLabels[value] }));

/** Asks what becomes of a session that is still scheduled. */
export function MissedAsCard({ session, missedAs, onChange, children }: MissedAsCardProps) {
  const timeZone = useTimeZone();
  return (
    <Card>
      <CardBody className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="text-sm">{`The session of ${formatDate(session.date, timeZone)} becomes`}</p>
        <SegmentedControl
          label="What becomes of the session"
          value={missedAs}
          options={options}
          onChange={onChange}
        />
        {children}
      </CardBody>
    </Card>
  );
}
