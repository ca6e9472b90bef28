import { CalendarX } from 'lucide-react';
import {
  lastSearchedDay,
  type MakeUpChoices,
  makeUpChoices,
} from '#domain/billing/mandates/make-up-choices.ts';
import { countOf } from '#domain/platform/count-of.ts';
import { formatDate, formatDay, formatTime, type Instant } from '#domain/platform/dates.ts';
import { useCalendarRecords } from '#web/caseload/calendar/use-calendar-records.ts';
import { useGroups } from '#web/caseload/groups/group-queries.ts';
import { FreeDayTimes } from '#web/caseload/sessions/free-slots.tsx';
import { usePracticeSettings, useToday } from '#web/people/practice/practice-settings-queries.ts';
import { loadedTogether } from '#web/platform/api/loaded-together.ts';
import { Button } from '#web/platform/ui/button.tsx';
import { Card, CardBody, CardHeader } from '#web/platform/ui/card.tsx';
import { EmptyState } from '#web/platform/ui/empty-state.tsx';
import { WhenLoaded } from '#web/platform/ui/when-loaded.tsx';
import { useMandatesAtSchool } from './mandate-queries.ts';
import type { KnownNeed } from './use-make-up-need.ts';

/** What was chosen: a free time, or a meeting with its group and length. */
interface ChosenTime {
  date: Instant;
  groupId?: number;
  duration?: number;
}

interface MakeUpTimesProps {
  need: KnownNeed;
  /** Minutes. */
  duration: number;
  isSent: boolean;
  onChoose: (chosen: ChosenTime) => void;
}

/** The nearest times and meetings for a make-up. */
export function MakeUpTimes({ need, duration, isSent, onChoose }: MakeUpTimesProps) {
  const { mandate, school, until, days } = need;
  const { timeZone, workingHours } = usePracticeSettings();
  const today = useToday();
  const last = lastSearchedDay(until, today);
  const records = useCalendarRecords(today, last);
  const groups = useGroups();
  const atSchool = useMandatesAtSchool(mandate.schoolId);
  const isReady = records.data && groups.data && (mandate.schoolId === null || atSchool.data);
  const query = {
    data: isReady ? records.data : undefined,
    ...loadedTogether([{ ...records, isError: records.error !== null }, groups, atSchool]),
  };
  return (
    <WhenLoaded query={query} loadingLabel="Loading free times" placeholders={4}>
      {(known) => {
        const choices = makeUpChoices({
          ...known,
          mandate,
          until,
          days,
          schoolHours: school?.hours ?? null,
          groups: groups.data ?? [],
          mandates: atSchool.data ?? [mandate],
          duration,
          now: new Date().toISOString(),
          workingHours,
          timeZone,
        });
        return (
          <>
            {choices.meetings.length > 0 && (
              <Meetings meetings={choices.meetings} isSent={isSent} onChoose={onChoose} />
            )}
            <Card>
              <CardHeader
                title="Make-Up Times"
                description={school && `Within the hours of ${school.name}`}
              />
              {choices.slots.length === 0 ? (
                <EmptyState icon={CalendarX} title={`No free time until ${formatDay(last)}.`} />
              ) : (
                <CardBody className="grid gap-4 pt-3">
                  {choices.slots.map((free) => (
                    <FreeDayTimes
                      key={free.day}
                      free={free}
                      isSent={isSent}
                      onChoose={(date) => onChoose({ date })}
                    />
                  ))}
                </CardBody>
              )}
            </Card>
          </>
        );
      }}
    </WhenLoaded>
  );
}

interface MeetingsProps extends Pick<MakeUpTimesProps, 'isSent' | 'onChoose'> {
  meetings: MakeUpChoices['meetings'];
}

/** Meetings of groups at the child's school that have room. */
function Meetings({ meetings, isSent, onChoose }: MeetingsProps) {
  const { timeZone } = usePracticeSettings();
  const { data: groups = [] } = useGroups();
  return (
    <Card>
      <CardHeader title="Group Meetings with Room" />
      <CardBody className="pt-3">
        <ul className="grid grid-cols-1 gap-2">
          {meetings.map(({ groupId, date, duration, children }) => (
            <li key={`${groupId} ${date}`}>
              <Button
                variant="secondary"
                disabled={isSent}
                className="h-auto min-h-11 w-full justify-start py-2 text-left"
                onClick={() => onChoose({ date, groupId, duration })}
              >
                <span className="min-w-0 whitespace-normal break-words">
                  <span className="block">{`Join ${groups.find(({ id }) => id === groupId)?.name ?? 'Group'}`}</span>
                  <span className="block font-normal text-ink-muted tabular-nums">
                    {`${formatDate(date, timeZone)}, ${formatTime(date, timeZone)}, ${duration} min, ${countOf(children, 'child', 'children')} so far`}
                  </span>
                </span>
              </Button>
            </li>
          ))}
        </ul>
      </CardBody>
    </Card>
  );
}
