import { Clock } from 'lucide-react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import type { SessionFormStart } from '#domain/caseload/sessions/session-form-values.ts';
import { isDay, isTime } from '#domain/platform/dates.ts';
import { parseRecordId } from '#domain/platform/record-id.ts';
import { BackLink } from '#web/platform/ui/back-link.tsx';
import { ButtonLink } from '#web/platform/ui/button-link.tsx';
import { Card, CardBody } from '#web/platform/ui/card.tsx';
import { PageHeader } from '#web/platform/ui/page-header.tsx';
import { SessionForm } from './session-form.tsx';
import { type TypedElsewhere, typedElsewhere } from './use-typed-elsewhere.ts';

/** The page for a new session. A client in the URL is preset, and Back leads to its page. */
export function SessionNewPage() {
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const clientId = parseRecordId(search.get('clientId') ?? '');
  const { date, time, groupId, typed } = startOfState(useLocation().state);
  const returnPath = clientId === undefined ? '/sessions' : `/clients/${clientId}`;
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        above={<BackLink to={returnPath}>{clientId === undefined ? 'Sessions' : 'Client'}</BackLink>}
        title="Schedule Session"
        actions={
          clientId === undefined &&
          groupId === undefined && (
            <ButtonLink to={calendarOf(date)} state={{ addTime: { date, time } }} variant="secondary">
              <Clock aria-hidden="true" />
              Add Time Instead
            </ButtonLink>
          )
        }
      />
      <Card>
        <CardBody>
          <SessionForm
            clientId={clientId}
            date={date}
            time={time}
            groupId={groupId}
            typed={typed}
            onSaved={() => navigate(returnPath)}
            onCancel={() => navigate(returnPath)}
          />
        </CardBody>
      </Card>
    </div>
  );
}

/** Returns the path of the calendar, which has the form for time without a child. */
function calendarOf(date: string | undefined): string {
  return date === undefined ? '/calendar' : `/calendar?date=${date}`;
}

type PassedStart = Pick<SessionFormStart, 'date' | 'time' | 'groupId'> & {
  typed?: TypedElsewhere | undefined;
};

/** Returns the day, and the time, group or typed values if given, that the previous page passed with the address. */
function startOfState(state: unknown): PassedStart {
  if (typeof state !== 'object' || state === null) return {};
  if ('groupId' in state && typeof state.groupId === 'number') return { groupId: state.groupId };
  if (!('date' in state)) return {};
  const { date } = state;
  if (typeof date !== 'string' || !isDay(date)) return {};
  const time = 'time' in state && typeof state.time === 'string' ? state.time : '';
  const typed = typedElsewhere.safeParse('typed' in state ? state.typed : undefined).data;
  return isTime(time) ? { date, time, typed } : { date };
}
