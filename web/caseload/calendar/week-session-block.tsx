import {
  type SessionStatus,
  sessionStatusLabels,
  sessionTypeLabels,
} from '#domain/caseload/sessions/session-words.ts';
import { attendedText } from '#web/caseload/groups/meeting-texts.ts';
import { blockPath, blockTitle, type SessionBlock } from '#web/caseload/groups/session-blocks.ts';
import { BlockLabel, blockText, WeekBlock, type WeekBlockParts } from './week-block.tsx';

const looks: Record<SessionStatus, string> = {
  scheduled: 'border-info bg-info-soft text-info-ink',
  completed: 'border-success bg-success-soft text-success-ink',
  cancelled: 'border-danger bg-danger-soft text-danger-ink',
  'no-show': 'border-warning bg-warning-soft text-warning-ink',
  absence: 'border-line-strong bg-sunken text-ink-muted',
};

interface WeekSessionBlockProps extends WeekBlockParts {
  session: SessionBlock;
  /** Why its school is closed that day: "Veterans Day at Maple Street School". */
  closedSchool: string | undefined;
}

/** A session in the week, shaded if its school is closed. */
export function WeekSessionBlock({ session, closedSchool, ...parts }: WeekSessionBlockProps) {
  const { name, overlapsWith, timeZone, isMoving, hintId, drag } = parts;
  const { type, status, meeting } = session;
  const isOverlapping = overlapsWith.length > 0;
  const details = [sessionTypeLabels[type], sessionStatusLabels[status]];
  if (closedSchool !== undefined) details.push(closedSchool);
  return (
    <WeekBlock
      block={session}
      look={looks[status]}
      isOverlapping={isOverlapping}
      isSchoolClosed={closedSchool !== undefined}
      isMoving={isMoving}
      hintId={hintId}
      fullText={blockText(blockTitle(name, session), session, details, parts)}
      opens={blockPath(session)}
      drag={drag}
    >
      <BlockLabel
        block={session}
        name={name}
        more={meeting && attendedText(meeting.sessions)}
        isOverlapping={isOverlapping}
        isStruck={status === 'cancelled'}
        timeZone={timeZone}
      />
    </WeekBlock>
  );
}
